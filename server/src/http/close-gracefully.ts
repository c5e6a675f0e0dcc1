import type { FastifyInstance } from 'fastify'

/** While the server closes, each answer is the last on its connection; a kept-open one would hold up the stop. */
export function closeGracefully(app: FastifyInstance) {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
}
