import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * While the server closes, every answer is the last on its connection, and none that has begun is cut off: left to
 * itself, Node would drop what a slow reader has not taken yet, and wait for connections that are kept open after their
 * answer. But those who stop a server often kill it after ten seconds, so after `timeoutMs` all
 * remaining connections are closed.
 *
 * Gives what waits for the answers: to be added as the last hook before the close, after everything else has ended.
 */
export function closeGracefully(app: FastifyInstance, timeoutMs = 8_000) {
  const begun = new Set<ServerResponse>()
  let closing = false
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
    const answer = reply.raw
    // Somebody who has gone meanwhile is not going again.
    if (answer.destroyed) return
    begun.add(answer)
    answer.once('close', () => begun.delete(answer))
  })
  app.addHook('preClose', async () => {
    closing = true
    const timeout = setTimeout(() => app.server.closeAllConnections(), timeoutMs)
    app.server.once('close', () => clearTimeout(timeout))
  })
  return async function awaitAnswers() {
    while (begun.size > 0)
      await Promise.all([...begun].map((answer) => new Promise((resolve) => answer.once('close', resolve))))
  }
}
