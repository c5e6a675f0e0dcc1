export type BackgroundWork = ReturnType<typeof createBackgroundWork>

/** The response does not wait for this work, because its duration would reveal something. */
export function createBackgroundWork() {
  const running = new Set<Promise<void>>()
  return {
    start(work: () => Promise<void>, report: (error: unknown) => void): void {
      const done = work()
        .catch(report)
        .finally(() => running.delete(done))
      running.add(done)
    },

    async idle(): Promise<void> {
      await Promise.all(running)
    },
  }
}
