import { AsyncLocalStorage } from 'node:async_hooks'

/** The kind of request, such as a route, for which the code that runs now uses the database. */
export const requestKind = new AsyncLocalStorage<string>()

/** No connection of the pool became free in time. */
export class PoolWaitError extends Error {
  override name = 'PoolWaitError'
}

interface Kind {
  inUse: number
  /** These are called with their turn, the first in line first. */
  waiting: (() => void)[]
}

/**
 * Hands out the right to use one of `size` connections. Kinds of requests take turns, and none gets the last fifth of
 * them: while a locked table keeps one kind waiting, the others are served.
 */
export function createConnectionTurns(size: number, maxWaitMs: number) {
  const maxOfOneKind = size - Math.floor(size / 5)
  /** They are in the order of their turns. */
  const kinds = new Map<string, Kind>()
  let inUse = 0

  /** Resolves to the function that ends the turn. */
  async function take(): Promise<() => void> {
    const name = requestKind.getStore() ?? ''
    const kind = kinds.get(name) ?? { inUse: 0, waiting: [] }
    kinds.set(name, kind)
    if (isFree(kind)) start(kind)
    else await waitIn(kind)
    return () => endTurn(name, kind)
  }

  function isFree(kind: Kind) {
    return inUse < size && kind.inUse < maxOfOneKind
  }

  function start(kind: Kind) {
    inUse += 1
    kind.inUse += 1
  }

  function waitIn({ waiting }: Kind) {
    return new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1)
        reject(new PoolWaitError(`no connection to the database became free within ${maxWaitMs} ms`))
      }, maxWaitMs)
      function begin() {
        clearTimeout(timer)
        resolve()
      }
      waiting.push(begin)
    })
  }

  function endTurn(name: string, kind: Kind) {
    inUse -= 1
    kind.inUse -= 1
    if (kind.inUse === 0 && kind.waiting.length === 0) kinds.delete(name)
    for (const [nextName, next] of kinds) {
      const begin = isFree(next) ? next.waiting.shift() : undefined
      if (!begin) continue
      start(next)
      // It goes to the end of the line.
      kinds.delete(nextName)
      kinds.set(nextName, next)
      begin()
      return
    }
  }

  /** How many wait for a connection. */
  const waitingCount = () => [...kinds.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)

  return { take, waitingCount }
}
