import { setTimeout as delay } from 'node:timers/promises'

/**
 * Does the work for one round of items at a time and gathers those that come up meanwhile, so that a burst of them
 * costs a few queries and not thousands. `gatherFor` so many milliseconds before each round, where that is soon enough.
 * A round that fails is tried again.
 */
export function createBatch<Item>(work: (items: Item[]) => Promise<void>, { gatherFor = 0 } = {}) {
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
      if (gatherFor > 0) await delay(gatherFor, undefined, { signal: closing.signal }).catch(() => undefined)
      const items = [...waiting]
      waiting.clear()
      await work(items).catch(async () => {
        if (closing.signal.aborted) return
        for (const item of items) waiting.add(item)
        await delay(1000, undefined, { signal: closing.signal }).catch(() => undefined)
      })
    }
    running = null
  }
}
