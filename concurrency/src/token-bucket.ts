export interface TokenBucketOptions {
  tokensPerSecond: number
  /** How many tokens a full bucket holds: what may be taken at once. */
  burstSize: number
  now?: () => number
}

const readClock = () => performance.now()

/** Allows a steady rate with bursts. A class, because every connection has several: it is smaller than closures. */
export class TokenBucket {
  readonly #options: TokenBucketOptions
  #tokens: number
  #refilledAt: number

  constructor(options: TokenBucketOptions) {
    this.#options = options
    this.#tokens = options.burstSize
    this.#refilledAt = this.#now()
  }

  /** Returns false, and takes nothing, if there are not enough tokens. */
  take(cost = 1): boolean {
    this.#refill()
    if (this.#tokens < cost) return false
    this.#tokens -= cost
    return true
  }

  giveBack() {
    this.#refill()
    this.#tokens = Math.min(this.#options.burstSize, this.#tokens + 1)
  }

  isEmpty() {
    this.#refill()
    return this.#tokens < 1
  }

  isHalfFull() {
    return this.#tokens > this.#options.burstSize / 2
  }

  #refill() {
    const { tokensPerSecond, burstSize } = this.#options
    const time = this.#now()
    this.#tokens = Math.min(burstSize, this.#tokens + ((time - this.#refilledAt) / 1000) * tokensPerSecond)
    this.#refilledAt = time
  }

  #now() {
    return (this.#options.now ?? readClock)()
  }
}
