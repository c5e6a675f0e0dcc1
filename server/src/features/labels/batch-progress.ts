export type BatchProgress = ReturnType<typeof createBatchProgress>

/**
 * The progress of batches that this process is creating, by idempotency key. It is in memory because the transaction is
 * not committed yet, so a page that asks another process gets no number.
 */
export function createBatchProgress() {
  const createdCounts = new Map<string, number>()
  return {
    read: (idempotencyKey: string) => ({ createdCount: createdCounts.get(idempotencyKey) ?? null }),
    update(idempotencyKey: string | null | undefined, createdCount: number) {
      if (idempotencyKey) createdCounts.set(idempotencyKey, createdCount)
    },
    remove(idempotencyKey: string | null | undefined) {
      if (idempotencyKey) createdCounts.delete(idempotencyKey)
    },
  }
}
