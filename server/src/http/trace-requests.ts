import type { FastifyInstance } from 'fastify'
import type { IsTrustedProxy } from '../config/trusted-proxies.ts'
import { isTraceparent, runInTrace, type Span, type Tracing } from '../observability/tracing/tracing.ts'

declare module 'fastify' {
  interface FastifyRequest {
    span: Span | null
  }
}

/** A span for each request. A stranger's trace is not continued: it would link families' calls to what others chose. */
export function traceRequests(app: FastifyInstance, tracing: Tracing, isTrustedProxy: IsTrustedProxy) {
  app.decorateRequest('span', null)
  app.addHook('onRequest', (request, _, done) => {
    const { method, routeOptions, headers, socket } = request
    const given = headers.traceparent
    const parent = isTraceparent(given) && isTrustedProxy(socket.remoteAddress ?? '', 0) ? given : undefined
    const route = routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': method, 'http.route': route }
    request.span = tracing.startSpan(`${method} ${route}`, { parent, attributes })
    runInTrace(request.span.traceparent, done)
  })
  app.addHook('onResponse', async ({ span }, { statusCode }) => span?.end({ hasFailed: statusCode >= 500 }))
}
