import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Queries } from '@pipit/database/connect'
import type { OpenRedis } from './adapters/redis/connect-redis.ts'
import type { Config } from './config.ts'
import { rateLimitStore } from './http/rate-limits/rate-limit-store.ts'
import { createSharedRateLimits } from './http/rate-limits/shared-rate-limits.ts'
import type { FailureLog } from './logging/failure-log.ts'

interface Dependencies {
  config: Pick<Config, 'databaseUrl'>
  database: Queries
  redis: OpenRedis | null
  keys: () => readonly Uint8Array[]
  log: FailureLog
}

/** Undefined for a single process with its embedded database, which counts in memory alone. */
export async function composeRateLimits({
  config,
  database,
  redis,
  keys,
  log,
}: Dependencies): Promise<FastifyRateLimitStoreCtor | undefined> {
  if (redis) {
    const { createRedisRequestCounter } = await import('./adapters/redis/count-requests.ts')
    return createSharedRateLimits({ count: createRedisRequestCounter(redis), keys, log })
  }
  if (config.databaseUrl === null) return undefined
  return createSharedRateLimits({ count: rateLimitStore(database), keys, log })
}
