import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import fastify, { LogController, type RouteOptions } from 'fastify'
import { createProxyCheck } from '../config/trusted-proxies.ts'
import { createClientNetworkReader, decorateClientNetwork } from '../http/client-address.ts'
import { delayRefusals } from '../http/delay-refusals.ts'
import { answerInsteadOfNode, createEarlyRefusals } from '../http/early-refusals.ts'
import { registerErrorHandler, sendNotFound } from '../http/error-handler.ts'
import { parseQuery, refuseLongQueries } from '../http/query-string.ts'
import { createRequestIds, requestIdHeader } from '../http/request-id.ts'
import type { Config } from '../config/config.ts'
import { closeGracefully } from '../http/close-gracefully.ts'
import { compress } from '../http/compress.ts'
import { createSchemaController } from '../http/compile-schemas.ts'
import { healthRoutes } from '../features/health/health-routes.ts'
import type { ReadinessChecks } from '../features/health/readiness.ts'
import type { Logger } from '../observability/logging/logger.ts'
import type { Metrics } from '../observability/metrics/metrics.ts'
import { metricsRoute, type MetricsPage } from '../http/serve-metrics.ts'
import { createSecurityHeaders, setSecurityHeaders } from '../http/security-headers.ts'
import { limitPipelining } from '../http/limit-pipelining.ts'
import { cutSlowBodies, defaultRequestTimeoutMs, headerTimeouts } from '../http/slow-requests.ts'
import { shareConnections } from '../http/share-connections.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { traceRequests } from '../http/trace-requests.ts'
import type { Tracing } from '../observability/tracing/tracing.ts'
import { serveRealtime, shouldUpgradeCallback } from '../realtime/serve-realtime.ts'
import type { WebDependencies } from './register-web.ts'

export interface Dependencies {
  config: Config
  logger: Logger
  /** Null if this process does not have the role `web`. */
  web: WebDependencies | null
  /** Null if this process does not have the role `realtime`. */
  realtime: Realtime | null
  /** What `/readyz` checks. */
  readinessChecks: ReadinessChecks
  metrics: Metrics
  /** Null: nothing is traced. */
  tracing: Tracing | null
  /** Null unless the metrics are served on the server's own port. */
  metricsPage: MetricsPage | null
  rateLimitStore: FastifyRateLimitStoreCtor
  /** How long a request may take to arrive. */
  requestTimeoutMs?: number
  /** Tests set it: a response that does not match its schema in every detail fails. */
  verifyResponses?: boolean
  onRoute?: (route: RouteOptions) => void
}

/** Those who have not signed in send little more than an address, a form of a provider or the report of a board. */
const maxAnonymousBodyBytes = 16 * 1024

/** The HTTP server of a process: health and readiness always, everything else by role. */
export async function buildApp({
  config,
  logger,
  web,
  realtime,
  readinessChecks,
  metrics,
  tracing,
  metricsPage,
  rateLimitStore,
  requestTimeoutMs = defaultRequestTimeoutMs,
  verifyResponses = false,
  onRoute,
}: Dependencies) {
  const isTrustedProxy = createProxyCheck(config.trustProxy)
  const securityHeaders = createSecurityHeaders(config)
  const refusals = createEarlyRefusals(securityHeaders, logger)
  const app = fastify({
    loggerInstance: logger,
    genReqId: createRequestIds(isTrustedProxy),
    requestIdHeader: false,
    // The hook below logs one line per response; Fastify's own two lines contain the URL.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: isTrustedProxy,
    // This is for strangers; `route` allows more where the caller is known before the body is read.
    bodyLimit: maxAnonymousBodyBytes,
    // See closeGracefully.
    return503OnClosing: false,
    // It limits closing, too, which waits for open responses and for the goodbyes of running conversations.
    pluginTimeout: 30_000,
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    http: {
      shouldUpgradeCallback: realtime ? shouldUpgradeCallback : () => false,
      ...headerTimeouts(requestTimeoutMs),
      requireHostHeader: false,
    },
    clientErrorHandler: refusals.clientErrorHandler,
    frameworkErrors: refusals.frameworkErrors,
    schemaController: createSchemaController({ verifyResponses }),
  })
  if (onRoute) app.addHook('onRoute', onRoute)
  limitPipelining(app)
  // A callback: a promise for each request costs several percent of a small one.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(requestIdHeader, request.id)
    done()
  })
  // It comes before the hooks that refuse something, because their responses need the headers, too.
  setSecurityHeaders(app, securityHeaders)
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    const completed = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    request.log.info({ ...completed, milliseconds: Math.round(reply.elapsedTime) }, 'request completed')
    metrics.requestCompleted({ ...completed, milliseconds: reply.elapsedTime })
    done()
  })
  shareConnections(app)
  if (tracing) traceRequests(app, tracing, isTrustedProxy)
  registerErrorHandler(app)
  delayRefusals(app)
  cutSlowBodies(app.server, requestTimeoutMs)
  const awaitResponses = closeGracefully(app)
  answerInsteadOfNode(app)
  refuseLongQueries(app)
  compress(app)
  const clientNetworkOf = createClientNetworkReader(isTrustedProxy)
  decorateClientNetwork(app, clientNetworkOf)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ clientNetwork }) => clientNetwork,
    store: rateLimitStore,
  })

  await app.register(async (scope) => {
    healthRoutes(scope, readinessChecks)
    if (metricsPage) metricsRoute(scope, metricsPage)
  })
  if (realtime) serveRealtime(app, realtime, { publicUrl: config.publicUrl, clientNetworkOf, refusals })
  // Registered after the sockets' hook: a slow download must not delay the goodbye of a conversation.
  app.addHook('preClose', awaitResponses)
  if (web) await (await import('./register-web.ts')).registerWeb(app, web)
  else app.setNotFoundHandler(sendNotFound)
  return app
}
