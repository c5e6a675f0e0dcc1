import { LRUCache } from 'lru-cache'
import { TokenBucket, type TokenBucketOptions } from './token-bucket.ts'

const maxKeys = 10_000

/** One bucket for each key, such as an account. The least recently used ones are forgotten. */
export function createTokenBuckets(options: TokenBucketOptions) {
  const buckets = new LRUCache<string, TokenBucket>({ max: maxKeys })
  return {
    take(key: string): boolean {
      const bucket = buckets.get(key) ?? new TokenBucket(options)
      buckets.set(key, bucket)
      return bucket.take()
    },
  }
}
