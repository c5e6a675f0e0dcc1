import { errorCatalogue } from '@pipit/contract/api/errors'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import { ApiError } from '../http/api-error.ts'
import type { FailureLog } from '../logging/failure-log.ts'

type Next = (error?: Error) => void

interface ConnectingSocket {
  conn: { close: () => void }
}

/** Middleware of a namespace: a client that is refused learns why by a code of the catalogue. */
export function checkHandshake<Socket extends ConnectingSocket>(
  check: (socket: Socket) => Promise<void>,
  log: FailureLog,
) {
  return async (socket: Socket, next: Next) => {
    try {
      await check(socket)
      next()
    } catch (error) {
      if (error instanceof ApiError) return next(toRefusal(error.code))
      log.warn('a connection could not be checked', error, { feature: 'realtime' })
      // The database is away. A refusal would make clients give up; after a lost connection they come back by themselves.
      socket.conn.close()
    }
  }
}

function toRefusal(code: ConnectionRefusal['code']) {
  return Object.assign(new Error(errorCatalogue[code].message), { data: { code } satisfies ConnectionRefusal })
}
