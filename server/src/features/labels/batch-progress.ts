export type BatchProgress = ReturnType<typeof batchProgress>

/**
 * How far the batches are that this process is making, by the key that came with the request. Their transaction is open,
 * so the database cannot tell. Nor can another process: a page that happens to ask there sees that work is under way.
 */
export function batchProgress() {
  const underWay = new Map<string, number>()
  return {
    of: (idempotencyKey: string) => ({ made: underWay.get(idempotencyKey) ?? null }),
    tell(idempotencyKey: string | null | undefined, made: number) {
      if (idempotencyKey) underWay.set(idempotencyKey, made)
    },
    forget(idempotencyKey: string | null | undefined) {
      if (idempotencyKey) underWay.delete(idempotencyKey)
    },
  }
}
