import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { sendUnavailable } from './error-handler.ts'

/**
 * Finishes the open responses before the server closes, and ends each connection after its response. By default Node
 * would drop what a slow client has not read yet, and would wait for idle keep-alive connections. Process managers often
 * kill a server after ten seconds, so after `timeoutMs` all remaining connections are closed. New requests on connections
 * that are still open are refused as all others are; Fastify's own `return503OnClosing` would send another body.
 *
 * Returns the hook that waits for the open responses: register it as the last `preClose` hook.
 */
export function closeGracefully(app: FastifyInstance, timeoutMs = 8_000) {
  const openResponses = new Set<ServerResponse>()
  let closing = false
  app.addHook('onRequest', (request, reply, done) => {
    if (closing) sendUnavailable(request, reply.header('connection', 'close'))
    else done()
  })
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    const response = reply.raw
    // If the client has disconnected, there will be no other `close` event.
    if (!response.destroyed) {
      openResponses.add(response)
      response.once('close', () => openResponses.delete(response))
    }
    done(null, payload)
  })
  app.addHook('preClose', async () => {
    closing = true
    const timeout = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
    app.server.once('close', () => clearTimeout(timeout))
  })
  return async function awaitResponses() {
    while (openResponses.size > 0)
      await Promise.all([...openResponses].map((response) => new Promise((resolve) => response.once('close', resolve))))
  }
}
