export interface TokenBucketOptions {
  tokensPerSecond: number
  /** How many tokens a full bucket holds: what may be taken at once. */
  burstSize: number
  now?: () => number
}

/** Allows a steady rate with bursts. */
export function createTokenBucket({ tokensPerSecond, burstSize, now = () => performance.now() }: TokenBucketOptions) {
  let tokens = burstSize
  let refilledAt = now()
  return {
    /** False, and nothing is taken, if there are not enough tokens. */
    take(cost = 1): boolean {
      const time = now()
      tokens = Math.min(burstSize, tokens + ((time - refilledAt) / 1000) * tokensPerSecond)
      refilledAt = time
      if (tokens < cost) return false
      tokens -= cost
      return true
    },
    isHalfFull: () => tokens > burstSize / 2,
  }
}
