import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { boardSocketPath } from '@pipit/contract/boards/messages'
import type { Server as Engine } from 'engine.io'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../api-error.ts'
import type { ClientNetworkOf } from '../http/client-address.ts'
import type { EarlyRefusals } from '../http/early-refusals.ts'
import { ignoreErrorEvents } from './ignore-error-events.ts'
import { isOwnOrigin } from './is-own-origin.ts'
import type { Realtime } from './realtime.ts'

interface Dependencies {
  publicUrl: string
  clientNetworkOf: ClientNetworkOf
  refusals: EarlyRefusals
}

type EngineRequest = Parameters<Engine['handleRequest']>[0]

const path = '/socket.io/'
/** How long a network waits from which too many strangers connect. */
const retryAfterSeconds = '5'

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
export function serveRealtime(
  app: FastifyInstance,
  realtime: Realtime,
  { publicUrl, clientNetworkOf, refusals }: Dependencies,
) {
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
        if (!admits(request)) {
          reply.header('retry-after', retryAfterSeconds)
          throw new ApiError('too-many-requests')
        }
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
      if (error instanceof ApiError) {
        const headers = error.code === 'too-many-requests' ? { 'retry-after': retryAfterSeconds } : {}
        return refusals.endConnection(connection, error, headers)
      }
      app.log.error({ feature: 'realtime', err: error }, 'a websocket could not be opened')
      connection.destroy()
    })
  })

  async function upgrade(request: IncomingMessage, connection: Duplex, head: Buffer) {
    // A browser sends no secret of a board by itself, so a page of another origin can do nothing that its owner could not.
    const isBoard = isFor(boardSocketPath, request)
    if (!isBoard && !isOwnOrigin(request, publicUrl)) throw new ApiError('forbidden')
    if (!admits(request)) throw new ApiError('too-many-requests')
    const sockets = await openFor(request)
    if (!sockets) throw new ApiError('unavailable')
    if (!isBoard) return sockets.engine.handleUpgrade(request as EngineRequest, connection, head)
    await sockets.chat.upgradeBoard(request, connection, head)
    realtime.recogniseBoard(request)
  }

  /** It decides before anything is read from the database. */
  function admits(request: IncomingMessage) {
    return !isNewConnection(request) || realtime.admitStranger(request, clientNetworkOf(request))
  }

  async function openFor(request: IncomingMessage) {
    if (isNewConnection(request)) await realtime.delayConnection()
    return realtime.open()
  }

  /** Later requests name their connection, and Engine.IO reads the last of several names. Those of boards name none. */
  function isNewConnection(request: IncomingMessage) {
    const id = URL.parse(request.url ?? '', publicUrl)
      ?.searchParams.getAll('sid')
      .at(-1)
    if (isFor(boardSocketPath, request) || !id) return true
    return request.headers.upgrade === undefined ? !realtime.hasConnection(id) : !realtime.mayUpgrade(id)
  }
}
