import { TokenBucket } from '@pipit/concurrency/token-bucket'
import { createTokenBuckets } from '@pipit/concurrency/token-buckets'

/**
 * A device sends about 25 events a second in a conversation. After its wifi stalled, up to 45 seconds' worth arrive at once,
 * and after a reconnect up to 50 texts that it sends again.
 */
const eventLimit = { tokensPerSecond: 100, burstSize: 1200 }
/** The connection is closed after this many dropped events. */
const maxDroppedEvents = 500

type Verdict = 'accept' | 'drop-and-report' | 'drop' | 'disconnect'

/** Paces all events of one device, unknown ones too. Only the first dropped event is reported. */
export class RateLimiter {
  readonly #bucket: TokenBucket
  #dropped = 0

  constructor(now?: () => number) {
    this.#bucket = new TokenBucket(now ? { ...eventLimit, now } : eventLimit)
  }

  take(cost = 1): Verdict {
    if (this.#bucket.take(cost)) {
      if (this.#bucket.isHalfFull()) this.#dropped = 0
      return 'accept'
    }
    this.#dropped += 1
    if (this.#dropped > maxDroppedEvents) return 'disconnect'
    return this.#dropped === 1 ? 'drop-and-report' : 'drop'
  }
}

/** What handling this event costs compared with a chunk of speech. Devices rarely send the expensive ones. */
export function costOf(event: unknown, content: unknown): number {
  switch (event) {
    case 'start':
      return 20
    case 'card':
      return 5
    // The safeguards check every word.
    case 'text':
      return typeof content === 'string' ? 1 + Math.min(content.length, 2000) / 100 : 1
    // The largest picture every two seconds is half of the rate.
    case 'vision':
      return content instanceof Uint8Array ? 1 + content.byteLength / 25_000 : 1
    default:
      return 1
  }
}

/** Nobody types so many characters; after a reconnect, a device may send fifty texts again. */
const textLimit = { tokensPerSecond: 100, burstSize: 20_000 }

export type TextLimit = ReturnType<typeof createTextLimit>

/** Limits the texts of a family, whose words the safeguards and the coach compare with many: also over new connections. */
export function createTextLimit() {
  const families = createTokenBuckets(textLimit)
  return { take: (accountId: string, text: string) => families.take(accountId, { cost: text.length }) }
}
