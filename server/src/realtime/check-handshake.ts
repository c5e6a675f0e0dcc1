import { errorCatalogue } from '@pipit/contract/api/errors'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import { ApiError } from '../http/api-error.ts'
import type { FailureLog } from '../logging/failure-log.ts'

type Next = (error?: Error) => void

interface ConnectingSocket {
  conn: { close: () => void }
}

/** Socket.IO middleware. A refused client receives an error code of the catalogue. */
export function checkHandshake<Socket extends ConnectingSocket>(
  check: (socket: Socket) => Promise<void>,
  log: FailureLog,
) {
  return async (socket: Socket, next: Next) => {
    try {
      await check(socket)
      next()
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'too-many-requests') return next(toRefusal(error.code))
      log.warn('a connection could not be authenticated, closing it', error, { feature: 'realtime' })
      // Clients do not retry after a refusal, but reconnect after a lost connection.
      socket.conn.close()
    }
  }
}

function toRefusal(code: ConnectionRefusal['code']) {
  return Object.assign(new Error(errorCatalogue[code].message), { data: { code } satisfies ConnectionRefusal })
}
