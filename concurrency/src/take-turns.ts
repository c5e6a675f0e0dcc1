import { setTimeout as delay } from 'node:timers/promises'
import { createTokenBuckets } from './token-buckets.ts'

interface Options {
  tasksAtOnce: number
  tasksPerSecond: number
  /** So many may start without a pause. */
  burstSize: number
  /** Further tasks of the same caller fail with `refusal`. */
  maxWaiting: number
  refusal: () => Error
}

interface Caller {
  running: number
  waiting: (() => void)[]
}

/**
 * Runs a few tasks of each caller at a time, at a bounded rate; their others wait. Whoever sends many requests at once
 * thus delays themselves, and hardly anybody else.
 */
export function createTurns({ tasksAtOnce, tasksPerSecond, burstSize, maxWaiting, refusal }: Options) {
  const callers = new Map<string, Caller>()
  const buckets = createTokenBuckets({ tokensPerSecond: tasksPerSecond, burstSize })

  async function pace(name: string) {
    while (!buckets.take(name)) await delay(1000 / tasksPerSecond)
  }

  return async function inTurn<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
    const caller = callers.get(name) ?? { running: 0, waiting: [] }
    if (caller.waiting.length >= maxWaiting) throw refusal()
    callers.set(name, caller)
    if (caller.running < tasksAtOnce) caller.running += 1
    // The one that ends passes its place on, so `running` stays as it is.
    else await new Promise<void>((start) => caller.waiting.push(start))
    try {
      await pace(name)
      return await work()
    } finally {
      const next = caller.waiting.shift()
      if (next) next()
      else caller.running -= 1
      if (caller.running === 0) callers.delete(name)
    }
  }
}
