import type { DestinationStream } from 'pino'
import { openRedis } from './redis.ts'
import type { ServerOptions } from './server.ts'
import { composeMetrics } from './metrics.ts'
import type { Config } from '../config/config.ts'
import { openDatabase } from '../database/open-database.ts'
import { readPlans } from '../features/plans/read-plans.ts'
import { createFailureLog } from '../observability/logging/failure-log.ts'
import { createLogger } from '../observability/logging/logger.ts'
import { prepareDataFolder } from '../config/prepare-data-folder.ts'
import { secretKeys } from '../config/secret-keys.ts'
import type { Tracing } from '../observability/tracing/tracing.ts'

type Options = ServerOptions & {
  /** Where to log; by default the standard output. */
  logStream?: DestinationStream
}

/** Wires the server: the only place that chooses adapters. */
export async function compose(config: Config, { logStream, ...options }: Options = {}) {
  const logger = createLogger(config, logStream)
  const plans = await readPlans(config.plansFile)
  await prepareDataFolder(config)
  const keys = await secretKeys(config)
  const { metrics, ...metricsPages } = await composeMetrics(config)
  const log = createFailureLog(logger, metrics)
  const redis = await openRedis(config, log)
  try {
    const database = metricsPages.measure(await openDatabase(config, log, () => void loadRest(config)))
    const tracing = await openTracing(config)
    const base = { config, plans, keys, database, redis, logger, log, metrics, metricsPages, tracing }
    const { composeServer } = await import('./server.ts')
    return await composeServer(base, options).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
  } catch (error) {
    await redis?.close()
    throw error
  }
}

/** Most of the server takes longer to load than PostgreSQL to start. Processes with few roles need less of it. */
function loadRest({ roles }: Pick<Config, 'roles'>) {
  return Promise.all([
    import('./server.ts'),
    roles.has('web') && import('./register-web.ts'),
    roles.has('web') && import('./identity.ts'),
    roles.has('jobs') && import('./jobs.ts'),
  ])
}

/** Loaded only if somebody wants traces. */
async function openTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing | null> {
  return tracing && (await import('../observability/tracing/open-telemetry.ts')).createOpenTelemetry(tracing)
}
