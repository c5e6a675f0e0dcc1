import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isSameSecret } from '../access/is-same-secret.ts'
import { ApiError } from '../api-error.ts'
import type { Prometheus } from '../observability/metrics/prometheus.ts'

export interface MetricsPage {
  prometheus: Prometheus
  /** Null: whoever reaches the page may read it. */
  token: string | null
}

const path = '/metrics'

/** The server's own port is public, so a token is needed there. */
export function metricsRoute(app: FastifyInstance, page: MetricsPage) {
  app.get(path, { logLevel: 'warn' }, async ({ headers }, reply) => {
    if (!mayRead(page, headers)) throw new ApiError('unauthenticated')
    return reply.type(page.prometheus.contentType).send(await page.prometheus.page())
  })
}

/** Serves the metrics on a port of their own, which answers nothing else. */
export async function listenForMetrics(page: MetricsPage, { host, port }: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const isFound = request.method === 'GET' && request.url?.split('?')[0] === path
    if (!isFound) return response.writeHead(404).end()
    if (!mayRead(page, request.headers)) return response.writeHead(401).end()
    return page.prometheus.page().then(
      (text) => response.writeHead(200, { 'content-type': page.prometheus.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

function mayRead({ token }: MetricsPage, { authorization = '' }: IncomingHttpHeaders) {
  return token === null || isSameSecret(authorization, `Bearer ${token}`)
}
