import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Queries } from '@pipit/database/connect'
import type { OpenRedis } from '../adapters/redis/connect-redis.ts'
import type { Config } from '../config/config.ts'
import { rateLimitStore } from '../http/rate-limits/rate-limit-store.ts'
import { createLocalCounter } from '../http/rate-limits/local-counter.ts'
import { createRateLimits } from '../http/rate-limits/rate-limits.ts'
import { createSharedCounter } from '../http/rate-limits/shared-rate-limits.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'

interface Dependencies {
  config: Pick<Config, 'databaseUrl'>
  database: Queries
  redis: OpenRedis | null
  keys: () => readonly Uint8Array[]
  log: FailureLog
}

/** A single process with its embedded database counts in memory alone. */
export async function composeRateLimits({
  config,
  database,
  redis,
  keys,
  log,
}: Dependencies): Promise<FastifyRateLimitStoreCtor> {
  if (redis) {
    const { createRedisRequestCounter } = await import('../adapters/redis/count-requests.ts')
    return createRateLimits(createSharedCounter({ count: createRedisRequestCounter(redis), keys, log }))
  }
  if (config.databaseUrl === null) return createRateLimits(createLocalCounter(Date.now).count)
  return createRateLimits(createSharedCounter({ count: rateLimitStore(database), keys, log }))
}
