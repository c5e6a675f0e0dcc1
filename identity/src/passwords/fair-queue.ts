import { BusyError } from '../http/identity-error.ts'
import { createFairLane } from '@pipit/concurrency/fair-lane'

export interface Requester {
  address: string
  /** Somebody is trusted who has proven who they are, or who has signed in from this address before. */
  isTrusted: boolean
}

interface Waiting {
  start: () => void
  refuse: () => void
}

/** This many trusted requesters in a row may be served while others wait. */
const maxTrustedInARow = 3

/** A flood from one address delays only that address, and one from many delays nobody where they usually sign in. */
export function createFairQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const trusted = createFairLane<Waiting>(maxWaiting)
  const others = createFairLane<Waiting>(maxWaiting)
  let running = 0
  let trustedInARow = 0

  function takeNext(): Waiting | undefined {
    const next = trustedInARow < maxTrustedInARow ? trusted.take() : undefined
    if (next) {
      trustedInARow += 1
      return next
    }
    trustedInARow = 0
    return others.take() ?? trusted.take()
  }

  function startNext() {
    const next = running < concurrency ? takeNext() : undefined
    if (!next) return
    running += 1
    next.start()
  }

  return async function run<Result>({ address, isTrusted }: Requester, work: () => Promise<Result>): Promise<Result> {
    await new Promise<void>((start, reject) => {
      const lane = isTrusted ? trusted : others
      lane.add(address, { start, refuse: () => reject(new BusyError()) })?.refuse()
      startNext()
    })
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}
