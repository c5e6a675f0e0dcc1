import { createHmac } from 'node:crypto'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FailureLog } from '../../logging/failure-log.ts'
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
 * The store of @fastify/rate-limit when several processes share limits. This process counts too: it refuses callers that
 * are known to be over their limit without asking, so a flood costs little, and limits alone while the others' counts
 * cannot be read.
 */
export function createSharedRateLimits({ count, keys, log }: Options): FastifyRateLimitStoreCtor {
  const local = createLocalCounter()
  let isFailing = false

  async function countEverywhere(name: string, windowMs: number, max: number): Promise<Window> {
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

  return class SharedRateLimits {
    readonly #prefix: string

    constructor({ routeInfo }: { routeInfo?: { method?: unknown; url?: string } }) {
      this.#prefix = `${String(routeInfo?.method)} ${routeInfo?.url} `
    }

    async incr(
      caller: string,
      respond: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
      max: number,
    ) {
      const { count: current, remainingMs: ttl } = await countEverywhere(this.#prefix + caller, windowMs, max)
      respond(null, { current, ttl })
    }

    child(route: object) {
      return new SharedRateLimits(route)
    }
  }
}
