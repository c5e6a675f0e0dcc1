import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { countedNetworks } from '@pipit/identity/passwords/counted-networks'
import type { Window } from './local-counter.ts'

/** Counts one request, which is refused if there were more than `max` in the window. */
type Count = (name: string, windowMs: number, max: number) => Promise<Window> | Window

/**
 * The store of @fastify/rate-limit. What is counted by network is counted by the wider ones, too, with larger limits: a
 * request that one of them is refused does not count for those after it.
 */
export function createRateLimits(count: Count): FastifyRateLimitStoreCtor {
  return class RateLimits {
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
      let counted = { current: 0, ttl: 0 }
      for (const { name, factor } of countedNetworks(caller)) {
        const window = await count(this.#prefix + name, windowMs, max * factor)
        const isRefused = window.count > max * factor
        if (factor === 1 || isRefused)
          counted = { current: isRefused ? max + 1 : window.count, ttl: window.remainingMs }
        if (isRefused) break
      }
      respond(null, counted)
    }

    child(route: object) {
      return new RateLimits(route)
    }
  }
}
