import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/**
 * While the server closes, answers that have begun are awaited, and every other one is the last on its connection.
 * Left to itself, Node would cut off what a slow reader has not taken yet, and wait for connections that are kept open
 * after their answer. Whoever takes nothing at all is not waited for beyond `patience`, in milliseconds: those who stop
 * a server often kill it after ten seconds.
 */
export function closeGracefully(app: FastifyInstance, patience = 8_000) {
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
    const outOfPatience = setTimeout(() => app.server.closeAllConnections(), patience)
    app.server.once('close', () => clearTimeout(outOfPatience))
    await Promise.all([...begun].map((answer) => new Promise((resolve) => answer.once('close', resolve))))
  })
}
