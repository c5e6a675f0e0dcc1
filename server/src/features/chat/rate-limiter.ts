/** A talking device says about 25 things in a second; after a lost connection, some seconds of them at once. */
const perSecond = 100
const most = 400
/** Thrown away in a row before the connection is closed. */
const patience = 3000

type Haste = 'fine' | 'rate-limited' | 'too-fast-again' | 'far-too-fast'

/** Lets through what a device may say in its time. */
export function createRateLimiter(now = performance.now.bind(performance)) {
  let left = most
  let since = now()
  let refused = 0
  return {
    take(): Haste {
      const time = now()
      left = Math.min(most, left + ((time - since) / 1000) * perSecond)
      since = time
      if (left >= 1) {
        left -= 1
        if (left > most / 2) refused = 0
        return 'fine'
      }
      refused += 1
      if (refused > patience) return 'far-too-fast'
      return refused === 1 ? 'rate-limited' : 'too-fast-again'
    },
  }
}
