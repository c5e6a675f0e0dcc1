import { once } from 'node:events'
import { vision } from '@pipit/contract/chat/events'
import type { Socket as Client } from 'engine.io'
import type { Authenticate } from '../access/authenticate.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import type { Database } from '../database/connect.ts'
import { ApiError } from '../http/api-error.ts'
import { checkHandshake } from './check-handshake.ts'
import { connectionStore } from './connection-store.ts'
import { deviceGateway, type Chat } from './device-gateway.ts'
import { createFamilyNamespace } from './family-namespace.ts'
import { createSocketRevoker } from './revoke-sockets.ts'

export interface SocketParts {
  database: Database
  authenticate: Authenticate
  sessionValidity: SessionValidity
  openChat: () => Promise<Chat>
}

export type Sockets = Awaited<ReturnType<typeof openSockets>>

const patienceForGoodbyes = 1000
/** A picture with what is around it. */
const mostBytesOfAMessage = vision.maxBytes + 10_000

/** Loaded only when somebody connects: a house where nobody does stays smaller by it. */
export async function openSockets({ database, authenticate, sessionValidity, openChat }: SocketParts) {
  const [{ Server }, { Server: Engine }, chat] = await Promise.all([
    import('socket.io'),
    import('engine.io'),
    openChat(),
  ])
  const engine = new Engine({
    maxHttpBufferSize: mostBytesOfAMessage,
    perMessageDeflate: false,
    httpCompression: false,
  })
  // Whoever opens a connection and does not say who they are shall not hold it for long.
  const io = new Server({ serveClient: false, connectTimeout: 10_000 }).bind(engine)
  // The namespace without a name is always there; without this, anybody could stay in it.
  io.use(checkHandshake(() => Promise.reject(new ApiError('not-found'))))
  const clients = new Set<Client>()
  engine.on('connection', (client: Client) => {
    clients.add(client)
    client.once('close', () => clients.delete(client))
    sendTogether(client)
  })
  const revoker = createSocketRevoker(sessionValidity)
  const family = createFamilyNamespace(io, { database, authenticate, revoker })
  const devices = deviceGateway(io, { authenticate, revoker, connections: connectionStore(database), chat })

  return {
    engine,
    family,
    devices,
    revoker,
    async close() {
      await devices.close()
      await revoker.close()
      const everybodyLeft = Promise.allSettled([...clients].map((client) => once(client, 'close')))
      for (const client of clients) client.close()
      await Promise.race([everybodyLeft, timeLimit()])
      await io.close()
    },
  }
}

/** What is told at one moment leaves in one go: each go is a system call, which costs more than all of our own work. */
function sendTogether(client: Client) {
  const { socket } = client.request
  client.on('flush', () => socket.cork())
  client.on('drain', () => socket.uncork())
}

function timeLimit() {
  return new Promise((resolve) => setTimeout(resolve, patienceForGoodbyes).unref())
}
