import type { CountRequest } from '../../http/rate-limits/shared-rate-limits.ts'
import type { OpenRedis } from './connect-redis.ts'

/** Counts requests in Redis: one transaction, and the key expires with its window. */
export function createRedisRequestCounter({ client }: Pick<OpenRedis, 'client'>): CountRequest {
  return async (key, windowMs) => {
    const name = `pipit:rate-limit:${key.toString('base64url')}`
    const replies = await client.multi().incr(name).pexpire(name, windowMs, 'NX').pttl(name).exec()
    const [count, , remainingMs] = (replies ?? []).map(([error, value]) => {
      if (error) throw error
      return Number(value)
    })
    if (count === undefined || remainingMs === undefined) throw new Error('Redis did not count the request')
    return { count, remainingMs }
  }
}
