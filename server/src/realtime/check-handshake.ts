import { errorCatalogue } from '@pipit/contract/api/errors'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import { ApiError } from '../http/api-error.ts'

type Next = (error?: Error) => void

interface Caller {
  conn: { close: () => void }
}

/** A namespace's front door: whoever is turned away learns why by a code of the catalogue. */
export function checkHandshake<Socket extends Caller>(check: (socket: Socket) => Promise<void>) {
  return async (socket: Socket, next: Next) => {
    try {
      await check(socket)
      next()
    } catch (error) {
      if (error instanceof ApiError) next(refusal(error.code))
      // The database is away. To a refusal, clients yield; after a lost connection they come back by themselves.
      else socket.conn.close()
    }
  }
}

function refusal(code: ConnectionRefusal['code']) {
  return Object.assign(new Error(errorCatalogue[code].message), { data: { code } satisfies ConnectionRefusal })
}
