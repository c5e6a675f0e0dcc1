import type { Database } from '@pipit/database/connect'
import type { Announcements } from '../announcements/announcements.ts'
import { ConfigError, type Config } from '../config/config.ts'
import { readJobBacklog } from '../jobs/job-queue.ts'
import { measureQueries } from '../observability/metrics/measure-queries.ts'
import { noMetrics, type MetricSources, type Metrics } from '../observability/metrics/metrics.ts'
import { listenForMetrics, type MetricsPage } from '../http/serve-metrics.ts'
import type { Realtime } from '../realtime/realtime.ts'

interface Observed {
  database: Database
  redis: { isConnected: () => boolean } | null
  announcements: Pick<Announcements, 'isConnected'>
  /** Null in a process without sockets. */
  realtime: Pick<Realtime, 'counts'> | null
  voice: { stats: MetricSources['voiceQueues']; processCount: MetricSources['voiceProcesses'] }
}

export interface MetricsPages {
  /** Null if there are no metrics, or if they have a port of their own. */
  onPublicPort: MetricsPage | null
  measure: <Measured extends Database>(database: Measured) => Measured
  start: (observed: Observed) => Promise<{ close: () => Promise<void> }>
}

const nothingToClose = { close: async () => undefined }

function refuseAddress({ code }: NodeJS.ErrnoException): never {
  throw new ConfigError(`METRICS_HOST and METRICS_PORT name an address that cannot be used (${code}). Choose another.`)
}

/** The library is loaded only if somebody wants metrics. */
export async function composeMetrics({
  metrics: config,
}: Pick<Config, 'metrics'>): Promise<MetricsPages & { metrics: Metrics }> {
  if (!config) {
    return {
      metrics: noMetrics,
      onPublicPort: null,
      measure: (database) => database,
      start: async () => nothingToClose,
    }
  }
  const { createPrometheus } = await import('../observability/metrics/prometheus.ts')
  const prometheus = createPrometheus()
  const { listen, token } = config
  const page = { prometheus, token }
  return {
    metrics: prometheus,
    onPublicPort: listen ? null : page,
    measure: (database) => measureQueries(database, prometheus),
    async start({ database, redis, announcements, realtime, voice }) {
      const { pool } = database
      prometheus.observe({
        sockets: () => realtime?.counts().sockets ?? {},
        conversations: () => realtime?.counts().conversations ?? 0,
        voiceQueues: voice.stats,
        voiceProcesses: voice.processCount,
        databasePool: () => ({
          max: pool.options.max,
          total: pool.totalCount,
          idle: pool.idleCount,
          waiting: database.waitingCount(),
        }),
        jobBacklog: () => readJobBacklog(database),
        announcementsArrive: announcements.isConnected,
        isRedisConnected: redis && redis.isConnected,
      })
      return listen ? listenForMetrics(page, listen).catch(refuseAddress) : nothingToClose
    },
  }
}
