import type { Database } from '@pipit/database/connect'
import type { FastifyInstance } from 'fastify'
import { isMigrated } from '../../database/migrate.ts'
import { createFailureLog } from '../../logging/failure-log.ts'

/** Liveness and readiness probes. */
export function healthRoutes(app: FastifyInstance, { pool }: Database) {
  const options = { schema: { hide: true }, logLevel: 'warn' } as const

  app.get('/healthz', options, () => ({ status: 'alive' }))

  app.get('/readyz', options, async (request, reply) => {
    const migrated = await isMigrated(pool).catch((error: unknown) => {
      createFailureLog(request.log).warn('the readiness check failed', error, { feature: 'health' })
      return null
    })
    if (migrated === null)
      return reply.status(503).send({ status: 'not ready', reason: 'The database is unavailable.' })
    if (!migrated)
      return reply.status(503).send({
        status: 'not ready',
        reason: 'The database schema is older than this version. Restart the server to migrate it.',
      })
    return { status: 'ready' }
  })
}
