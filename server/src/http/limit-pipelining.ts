import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** No browser and no device sends a second request before the first is answered. */
const maxOpenRequests = 8

/**
 * Node reads all requests of a connection that have arrived, and each is answered from memory: one connection with a
 * thousand requests for the longest response would keep everybody waiting. It is closed.
 */
export function limitPipelining(app: FastifyInstance) {
  const open = new WeakMap<Socket, number>()
  const count = (socket: Socket, change: 1 | -1) => {
    const counted = (open.get(socket) ?? 0) + change
    open.set(socket, counted)
    return counted
  }

  app.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    if (!socket.destroyed && count(socket, 1) > maxOpenRequests) socket.destroy()
    // Nobody would receive the response.
    if (socket.destroyed) return void reply.hijack()
    reply.raw.once('close', () => count(socket, -1))
    done()
  })
}
