import { LRUCache } from 'lru-cache'
import { TokenBucket, type TokenBucketOptions } from './token-bucket.ts'

const maxKeys = 10_000

/** One bucket for each key, such as an account. The least recently used ones are forgotten. */
export function createTokenBuckets(options: TokenBucketOptions) {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxKeys })
  return {
    /** The bucket of this key is larger by `factor`, and filled faster. */
    take(key: string, { factor = 1, cost = 1 } = {}): boolean {
      const { tokensPerSecond, burstSize } = options
      const larger = { ...options, tokensPerSecond: tokensPerSecond * factor, burstSize: burstSize * factor }
      const bucket = buckets.get(key) ?? new TokenBucket(larger)
      buckets.set(key, bucket)
      return bucket.take(cost)
    },
    giveBack(key: string) {
      buckets.get(key)?.giveBack()
    },
  }
}
