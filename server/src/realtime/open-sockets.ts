import { once } from 'node:events'
import { vision } from '@pipit/contract/chat/events'
import type { Socket as Client } from 'engine.io'
import type { Server as SocketServer } from 'socket.io'
import type { Authenticate } from '../access/authenticate.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import type { Database } from '../database/connect.ts'
import { ApiError } from '../http/api-error.ts'
import type { FailureLog } from '../logging/failure-log.ts'
import { checkHandshake } from './check-handshake.ts'
import { createFamilyNamespace } from './family-namespace.ts'
import { createSocketRevoker, type SocketRevoker } from './revoke-sockets.ts'

/** The namespace of devices, which the chat feature provides. */
interface ChatNamespace {
  /** Something about this device has changed. */
  deviceChanged: (deviceId: string) => void
  /** Changes may have been missed. */
  resync: () => void
  close: () => Promise<void>
}

export interface SocketDependencies {
  database: Database
  authenticate: Authenticate
  sessionValidity: SessionValidity
  /** Loads what conversations need, and gives what adds them to the server. */
  loadChat: () => Promise<
    (sockets: { io: SocketServer; authenticate: Authenticate; revoker: SocketRevoker }) => ChatNamespace
  >
  log: FailureLog
}

export type Sockets = Awaited<ReturnType<typeof openSockets>>

const closeTimeoutMs = 1000
/** A picture and its envelope. */
const maxMessageBytes = vision.maxBytes + 10_000

/** Loaded only when a client connects: a server without clients needs less memory. */
export async function openSockets({ database, authenticate, sessionValidity, loadChat, log }: SocketDependencies) {
  const [{ Server }, { Server: Engine }, openChat] = await Promise.all([
    import('socket.io'),
    import('engine.io'),
    loadChat(),
  ])
  const engine = new Engine({
    maxHttpBufferSize: maxMessageBytes,
    perMessageDeflate: false,
    httpCompression: false,
  })
  // A client that does not authenticate must not hold its connection for long.
  const io = new Server({ serveClient: false, connectTimeout: 10_000 }).bind(engine)
  // The namespace without a name is always there; without this, anybody could stay in it.
  io.use(checkHandshake(() => Promise.reject(new ApiError('not-found')), log))
  const clients = new Set<Client>()
  engine.on('connection', (client: Client) => {
    clients.add(client)
    client.once('close', () => clients.delete(client))
    sendTogether(client)
  })
  const revoker = createSocketRevoker(sessionValidity, log)
  const family = createFamilyNamespace(io, { database, authenticate, revoker, log })
  const chat = openChat({ io, authenticate, revoker })

  return {
    engine,
    family,
    chat,
    revoker,
    async close() {
      await chat.close()
      await revoker.close()
      const allClosed = Promise.allSettled([...clients].map((client) => once(client, 'close')))
      for (const client of clients) client.close()
      await Promise.race([allClosed, timeLimit()])
      await io.close()
    },
  }
}

/** Messages of one moment are sent together: each write is a system call, which costs more than all of our own work. */
function sendTogether(client: Client) {
  const { socket } = client.request
  client.on('flush', () => socket.cork())
  client.on('drain', () => socket.uncork())
}

function timeLimit() {
  return new Promise((resolve) => setTimeout(resolve, closeTimeoutMs).unref())
}
