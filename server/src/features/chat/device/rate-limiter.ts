/** A device sends about 25 events a second in a conversation, and after a reconnect several seconds' worth at once. */
const eventsPerSecond = 100
const burstSize = 400
/** The connection is closed after this many dropped events. */
const maxDroppedEvents = 3000

type Verdict = 'accept' | 'drop-and-report' | 'drop' | 'disconnect'

/** A token bucket for the events of one device. Only the first dropped event is reported. */
export function createRateLimiter(now = performance.now.bind(performance)) {
  let tokens = burstSize
  let refilledAt = now()
  let dropped = 0
  return {
    take(): Verdict {
      const time = now()
      tokens = Math.min(burstSize, tokens + ((time - refilledAt) / 1000) * eventsPerSecond)
      refilledAt = time
      if (tokens >= 1) {
        tokens -= 1
        if (tokens > burstSize / 2) dropped = 0
        return 'accept'
      }
      dropped += 1
      if (dropped > maxDroppedEvents) return 'disconnect'
      return dropped === 1 ? 'drop-and-report' : 'drop'
    },
  }
}
