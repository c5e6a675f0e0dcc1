import { errorCatalogue } from '@pipit/contract/api/errors'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import type { Socket as Client } from 'engine.io'
import { ApiError } from '../api-error.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import { cutConnection } from './cut-connection.ts'
import { releaseHandshake } from './release-handshake.ts'

type Next = (error?: Error) => void

interface ConnectingSocket {
  conn: Client
  handshake: object
}

/** Socket.IO middleware. A refused client receives an error code of the catalogue. */
export function checkHandshake<Socket extends ConnectingSocket>(
  check: (socket: Socket) => Promise<void>,
  log: FailureLog,
) {
  return async (socket: Socket, next: Next) => {
    try {
      await check(socket)
      releaseHandshake(socket)
      next()
    } catch (error) {
      const isTooFast = error instanceof ApiError && error.code === 'too-many-requests'
      if (error instanceof ApiError && !isTooFast) return next(toRefusal(error.code))
      const reason = isTooFast ? 'a client joins too often' : 'a connection could not be authenticated'
      log.warn(`${reason}, closing its connection`, error, { feature: 'realtime' })
      // Clients do not retry after a refusal, but reconnect after a lost connection.
      cutConnection(socket.conn)
    }
  }
}

function toRefusal(code: ConnectionRefusal['code']) {
  return Object.assign(new Error(errorCatalogue[code].message), { data: { code } satisfies ConnectionRefusal })
}
