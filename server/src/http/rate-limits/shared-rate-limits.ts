import { createHmac } from 'node:crypto'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { createLocalCounter, type Window } from './local-counter.ts'

/** Counts one request in what all processes share. */
export type CountRequest = (key: Buffer, windowMs: number) => Promise<Window>

interface Options {
  count: CountRequest
  /** The first one hashes what is counted, which contains addresses of people. */
  keys: () => readonly Uint8Array[]
  log: FailureLog
}

/**
 * Counts for several processes that share limits. This process counts too: it refuses callers that are known to be over
 * their limit without asking, so a flood costs little, and limits alone while the others' counts cannot be read.
 */
export function createSharedCounter({ count, keys, log }: Options) {
  const local = createLocalCounter()
  let isFailing = false

  return async function countEverywhere(name: string, windowMs: number, max: number): Promise<Window> {
    const [current = new Uint8Array()] = keys()
    const key = createHmac('sha256', current).update(name).digest().subarray(0, 16)
    const own = local.count(name, windowMs)
    if (own.count > max) return own
    try {
      const shared = await count(key, windowMs)
      isFailing = false
      return local.raise(name, shared)
    } catch (error) {
      if (!isFailing) log.warn('rate limits count by process for now', error, { feature: 'rate-limits' })
      isFailing = true
      return own
    }
  }
}
