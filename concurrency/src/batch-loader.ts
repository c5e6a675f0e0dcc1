import { setTimeout as delay } from 'node:timers/promises'
import { pauseBetweenBatchesMs } from './pause-between-batches.ts'

type Waiting<Value> = PromiseWithResolvers<Value | undefined>

/**
 * Reads many keys with one query: the first at once, and those that are wanted meanwhile together soon after. So a
 * single reader does not wait, and a thousand cost a few queries. What was wanted before is read again, nothing is cached.
 */
export function createBatchLoader<Key, Value>(readAll: (keys: Key[]) => Promise<Map<Key, Value>>) {
  let waiting = new Map<Key, Waiting<Value>>()
  let isReading = false

  /** Undefined if there is none. */
  return function load(key: Key): Promise<Value | undefined> {
    const wanted = waiting.get(key) ?? Promise.withResolvers<Value | undefined>()
    waiting.set(key, wanted)
    if (!isReading) void readWaiting()
    return wanted.promise
  }

  async function readWaiting() {
    isReading = true
    while (waiting.size > 0) {
      const batch = waiting
      waiting = new Map()
      await read(batch)
      if (waiting.size > 0) await delay(pauseBetweenBatchesMs)
    }
    isReading = false
  }

  async function read(batch: Map<Key, Waiting<Value>>) {
    try {
      const values = await readAll([...batch.keys()])
      for (const [key, { resolve }] of batch) resolve(values.get(key))
    } catch (error) {
      for (const { reject } of batch.values()) reject(error)
    }
  }
}
