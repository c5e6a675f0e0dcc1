export type BackgroundWork = ReturnType<typeof createBackgroundWork>

/** Work that the answer does not wait for, because the time that it takes would tell something. */
export function createBackgroundWork() {
  const running = new Set<Promise<void>>()
  return {
    start(work: () => Promise<void>, report: (error: unknown) => void): void {
      const done = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },

    /** Resolves when all that was started has ended. */
    async idle(): Promise<void> {
      await Promise.all(running)
    },
  }
}
