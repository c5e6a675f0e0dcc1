import { interruptibleDelay } from './interruptible-delay.ts'

interface Options {
  /** How long to collect items before each batch. */
  collectForMs?: number
  /** Called for each failed batch, which is then tried again. Otherwise a failure is that of everybody who has added to it. */
  onFailure?: (error: unknown) => void
}

/** While much arrives, each batch holds more of it, which costs less. */
const pauseBetweenBatchesMs = 5
const retryAfterMs = 1000

/**
 * Works on many items at once, one batch at a time: the first item does not wait, and those that arrive meanwhile wait for
 * the next batch. So a thousand devices that come back after a restart cost a few statements, and not a thousand commits.
 */
export function createBatcher<Item, Result>(
  work: (items: Item[]) => Promise<Result>,
  { collectForMs = 0, onFailure }: Options = {},
) {
  let waiting = new Set<Item>()
  let next = Promise.withResolvers<Result>()
  const closing = new AbortController()
  let running: Promise<void> | null = null

  return {
    /** What the work returns for the batch of this item. A batch that is tried again and again returns nothing. */
    add(item: Item): Promise<Result> {
      waiting.add(item)
      const { promise } = next
      running ??= run()
      return promise
    },
    /** Works on the waiting items once more, without retries. */
    async close() {
      closing.abort()
      await running
    },
  }

  async function run() {
    let pauseMs = collectForMs
    while (waiting.size > 0) {
      if (pauseMs > 0) await interruptibleDelay(pauseMs, closing.signal)
      await workOn([...waiting])
      pauseMs = Math.max(collectForMs, pauseBetweenBatchesMs)
    }
    running = null
  }

  async function workOn(items: Item[]) {
    const { resolve, reject } = next
    waiting = new Set()
    next = Promise.withResolvers()
    try {
      resolve(await work(items))
    } catch (error) {
      if (!onFailure) return reject(error)
      onFailure(error)
      if (closing.signal.aborted) return
      for (const item of items) waiting.add(item)
      await interruptibleDelay(retryAfterMs, closing.signal)
    }
  }
}
