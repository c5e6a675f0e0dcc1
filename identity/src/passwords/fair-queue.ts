import { BusyError } from '../http/busy-error.ts'

/** For whom the work is done. */
export interface Requester {
  /** The network address or network. */
  address: string
  /** Somebody who has proven who they are, or who has signed in from this address before. */
  isTrusted: boolean
}

interface Waiting {
  start: () => void
  refuse: () => void
}

/** So many trusted requesters in a row may be served while others wait. */
const maxTrustedInARow = 3

/**
 * Runs a few tasks at a time. Those that wait are served in two lanes, trusted requesters first, and in each lane the
 * addresses take turns. A flood from one address delays that address only, and a flood from many addresses does not delay
 * people where they usually sign in.
 */
export function createFairQueue({ concurrency, maxWaiting }: { concurrency: number; maxWaiting: number }) {
  const trusted = createLane(maxWaiting)
  const others = createLane(maxWaiting)
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
      lane.add(address, { start, refuse: () => reject(new BusyError()) })
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

/** When the lane is full, the address with the most waiting loses its newest; among equals, the one that came last. */
function createLane(maxWaiting: number) {
  /** In the order of their turns. */
  const byAddress = new Map<string, Waiting[]>()
  let count = 0

  function refuseOne() {
    const [longest] = [...byAddress].toReversed().toSorted(([, one], [, other]) => other.length - one.length)
    if (!longest) return
    const [address, waiting] = longest
    waiting.pop()?.refuse()
    count -= 1
    if (waiting.length === 0) byAddress.delete(address)
  }

  return {
    add(address: string, waiting: Waiting) {
      const own = byAddress.get(address)
      if (own) own.push(waiting)
      else byAddress.set(address, [waiting])
      count += 1
      if (count > maxWaiting) refuseOne()
    },

    take(): Waiting | undefined {
      const [first] = byAddress
      if (!first) return undefined
      const [address, waiting] = first
      const next = waiting.shift()
      count -= 1
      byAddress.delete(address)
      if (waiting.length > 0) byAddress.set(address, waiting)
      return next
    },
  }
}
