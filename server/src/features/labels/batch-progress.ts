export type BatchProgress = ReturnType<typeof createBatchProgress>

/**
 * How far the batches are that this process is making, by the key that came with the request. Their transaction is open,
 * so the database cannot tell. Nor can another process: a page that happens to ask there sees that work is under way.
 */
export function createBatchProgress() {
  const createdCounts = new Map<string, number>()
  return {
    read: (idempotencyKey: string) => ({ made: createdCounts.get(idempotencyKey) ?? null }),
    update(idempotencyKey: string | null | undefined, made: number) {
      if (idempotencyKey) createdCounts.set(idempotencyKey, made)
    },
    remove(idempotencyKey: string | null | undefined) {
      if (idempotencyKey) createdCounts.delete(idempotencyKey)
    },
  }
}
