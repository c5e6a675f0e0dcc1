import { interruptibleDelay } from './interruptible-delay.ts'
import { pauseBetweenBatchesMs } from './pause-between-batches.ts'

interface Options {
  /** How long to collect items before each batch. */
  collectForMs?: number
  /** Called for each failed batch, before it is retried. */
  onFailure: (error: unknown) => void
}

const retryAfterMs = 1000

/**
 * Processes items in batches, one batch at a time: items that arrive meanwhile wait for the next one. So a burst of
 * thousands costs a few queries. A failed batch is retried.
 */
export function createBatcher<Item>(work: (items: Item[]) => Promise<void>, { collectForMs = 0, onFailure }: Options) {
  const waiting = new Set<Item>()
  const closing = new AbortController()
  let running: Promise<void> | null = null

  return {
    add(item: Item) {
      waiting.add(item)
      running ??= run()
    },
    /** Processes the waiting items once more, without retries. */
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
      if (waiting.size > 0) await interruptibleDelay(pauseBetweenBatchesMs, closing.signal)
    }
    running = null
  }
}
