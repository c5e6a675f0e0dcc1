import type { OpenRedis } from '../adapters/redis/connect-redis.ts'
import type { Announcements } from '../announcements/announcements.ts'
import { openPostgresAnnouncements } from '../announcements/postgres-announcements.ts'
import { ConfigError, type Config } from '../config/config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'

/** Null if no Redis is configured: PostgreSQL does its part then. */
export async function openRedis({ redisUrl }: Pick<Config, 'redisUrl'>, log: FailureLog): Promise<OpenRedis | null> {
  if (redisUrl === null) return null
  const { connectRedis } = await import('../adapters/redis/connect-redis.ts')
  return connectRedis(redisUrl, log).catch((error: Error & { code?: string }) => {
    if (/^(WRONGPASS|NOAUTH|ERR AUTH)/.test(error.message))
      throw new ConfigError('Redis refuses the user or password in REDIS_URL. Correct them, then start again.')
    const reason = error.code ?? 'no answer'
    throw new ConfigError(`no Redis answers at the address in REDIS_URL (${reason}). Start it or correct the address.`)
  })
}

export async function openAnnouncements(
  database: OpenDatabase,
  redis: OpenRedis | null,
  log: FailureLog,
): Promise<Announcements> {
  if (redis === null) return openPostgresAnnouncements(database, log)
  const { openRedisAnnouncements } = await import('../adapters/redis/redis-announcements.ts')
  return openRedisAnnouncements({ redis, connection: database.connection, log })
}
