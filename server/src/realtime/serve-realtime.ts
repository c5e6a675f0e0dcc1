import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { boardSocketPath } from '@pipit/contract/devices/boards/messages'
import type { Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../http/api-error.ts'
import { ignoreErrorEvents } from './ignore-error-events.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import type { Realtime } from './realtime.ts'

type EngineRequest = Parameters<Engine['handleRequest']>[0]

const path = '/socket.io/'

/** Upgrade requests at any other path are answered over HTTP. */
export function shouldUpgradeCallback(request: IncomingMessage) {
  return isFor(path, request) || isFor(boardSocketPath, request)
}

/** Some boards leave out the last slash. */
const isFor = (wanted: string, { url = '' }: IncomingMessage) => {
  const [asked = ''] = url.split('?')
  return asked === wanted || `${asked}/` === wanted
}

/** Serves websockets, and long polling for networks that block websockets. */
export function serveRealtime(app: FastifyInstance, realtime: Realtime, publicUrl: string) {
  const connections = new Set<Duplex>()
  app.addHook('preClose', async () => {
    await realtime.close()
    // The server would wait for clients that did not close in time.
    for (const connection of connections) connection.destroy()
  })

  app.register(async (scope) => {
    // Engine.IO reads the request body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      method: ['GET', 'POST'],
      url: path,
      async handler({ raw: request }, reply) {
        if (!isOwnOrigin(request, publicUrl)) throw new ApiError('forbidden')
        const sockets = await openFor(request)
        if (!sockets) throw new ApiError('unavailable')
        // Engine.IO writes the response itself, without the headers that hooks have set.
        for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value)
        reply.hijack()
        sockets.engine.handleRequest(request as EngineRequest, reply.raw)
      },
    })
  })

  app.server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    ignoreErrorEvents(connection)
    connections.add(connection)
    connection.on('close', () => connections.delete(connection))
    void upgrade(request, connection, head).catch((error: unknown) => {
      app.log.error({ feature: 'realtime', err: error }, 'a websocket could not be opened')
      connection.destroy()
    })
  })

  async function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer) {
    // A browser sends no secret of a board by itself, so a page of another origin can do nothing that its owner could not.
    const isBoard = isFor(boardSocketPath, request)
    if (!isBoard && !isOwnOrigin(request, publicUrl))
      return connection.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    const sockets = await openFor(request)
    if (!sockets) return connection.end('HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\r\n')
    if (isBoard) return sockets.chat.upgradeBoard(request, connection, head)
    return sockets.engine.handleUpgrade(request as EngineRequest, connection, head)
  }

  async function openFor(request: IncomingMessage) {
    if (isNewConnection(request)) await realtime.delayConnection()
    return realtime.open()
  }
}

/** Later requests name their connection. */
function isNewConnection({ url = '' }: IncomingMessage) {
  return !url.includes('sid=')
}
