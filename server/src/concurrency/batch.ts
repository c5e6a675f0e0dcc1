import { interruptibleDelay } from './interruptible-delay.ts'

interface Options {
  /** How long to collect items before each batch. */
  collectForMs?: number
  /** A batch failed, and is tried again. */
  onFailure: (error: unknown) => void
}

const retryAfterMs = 1000

/**
 * Works on one batch of items at a time and collects those that come up meanwhile, so that a burst of them costs a few
 * queries and not thousands. A batch that fails is tried again.
 */
export function createBatch<Item>(work: (items: Item[]) => Promise<void>, { collectForMs = 0, onFailure }: Options) {
  const waiting = new Set<Item>()
  const closing = new AbortController()
  let running: Promise<void> | null = null

  return {
    add(item: Item) {
      waiting.add(item)
      running ??= run()
    },
    /** Finishes what waits, and tries nothing again. */
    async close() {
      closing.abort()
      await running
    },
  }

  async function run() {
    while (waiting.size > 0) {
      if (collectForMs > 0) await interruptibleDelay(collectForMs, closing.signal)
      const items = [...waiting]
      waiting.clear()
      await work(items).catch(async (error: unknown) => {
        onFailure(error)
        if (closing.signal.aborted) return
        for (const item of items) waiting.add(item)
        await interruptibleDelay(retryAfterMs, closing.signal)
      })
    }
    running = null
  }
}
