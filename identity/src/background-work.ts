export type BackgroundWork = ReturnType<typeof createBackgroundWork>

/** Work that the response does not wait for, because its duration would reveal something. */
export function createBackgroundWork() {
  const running = new Set<Promise<void>>()
  return {
    start(work: () => Promise<void>, report: (error: unknown) => void): void {
      const done = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },

    /** Resolves when all started work has ended. */
    async idle(): Promise<void> {
      await Promise.all(running)
    },
  }
}
