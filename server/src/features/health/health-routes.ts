import type { FastifyInstance } from 'fastify'
import { createFailureLog } from '../../observability/logging/failure-log.ts'
import { createReadiness, type ReadinessChecks } from './readiness.ts'

/** Liveness and readiness probes. */
export function healthRoutes(app: FastifyInstance, checks: ReadinessChecks) {
  const options = { logLevel: 'warn' } as const
  const findFailures = createReadiness(checks)

  app.get('/healthz', options, () => ({ status: 'alive' }))

  app.get('/readyz', options, async (request, reply) => {
    const failures = await findFailures()
    if (failures.length === 0) return { status: 'ready' }
    for (const { reason, error = new Error(reason) } of failures)
      createFailureLog(request.log).warn('the readiness check failed', error, { feature: 'health' })
    return reply.status(503).send({
      status: 'not ready',
      failed: failures.map(({ part }) => part),
      reason: failures.map(({ reason }) => reason).join(' '),
    })
  })
}
