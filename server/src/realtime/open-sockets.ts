import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { chatNamespace, vision } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import type { Socket as Client } from 'engine.io'
import type { Server as SocketServer } from 'socket.io'
import type { Announcements } from '../announcements/announcements.ts'
import type { AuditTrail } from '../access/audit-trail/audit-trail.ts'
import type { Authenticate } from '../access/authenticate.ts'
import type { FamilyRoles } from '../access/family-roles.ts'
import type { SessionValidity } from '../access/session-validity.ts'
import { ApiError } from '../api-error.ts'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import { checkHandshake } from './check-handshake.ts'
import type { ConnectionDelay } from './delay-new-connections.ts'
import { createFamilyNamespace } from './family-namespace.ts'
import { allowLargeMessages, limitConnection } from './limit-connection.ts'
import type { StrangerLimit } from './limit-strangers.ts'
import { createSocketRevoker, type SocketRevoker } from './revoke-sockets.ts'

/** The sockets of devices, which the chat feature provides. */
interface Chat {
  /** Somebody asks for a websocket of the protocol of boards. Throws if it is no board of a family. */
  upgradeBoard: (request: IncomingMessage, connection: Duplex, head: Buffer) => Promise<void>
  /** The settings of this device have changed. */
  deviceChanged: (deviceId: string) => void
  /** A child of this family, or its account, has changed. */
  familyChanged: (accountId: string) => void
  socketCount: () => number
  conversationCount: () => number
  /** Changes may have been missed. */
  resync: () => void
  close: () => Promise<void>
}

export interface SocketDependencies {
  announcements: Announcements
  auditTrail: AuditTrail
  authenticate: Authenticate
  sessionValidity: SessionValidity
  familyRoles: FamilyRoles
  /** Loads the chat feature; the returned function adds its sockets to the server. */
  loadChat: () => Promise<
    (sockets: {
      io: SocketServer
      announcements: Announcements
      authenticate: Authenticate
      pages: ReturnType<typeof createFamilyNamespace>
      revoker: SocketRevoker
    }) => Chat
  >
  connectionDelay: ConnectionDelay
  strangers: StrangerLimit
  log: FailureLog
}

export type Sockets = Awaited<ReturnType<typeof openSockets>>

const closeTimeoutMs = 1000
/** A picture has a message envelope around it, and a device with little memory sends it in parts. */
const largeMessages = { bytes: vision.maxBytes + 10_000, fragments: 4096 }

/** Loaded when the first client connects, to save memory until then. */
export async function openSockets({
  announcements,
  auditTrail,
  authenticate,
  sessionValidity,
  familyRoles,
  loadChat,
  connectionDelay,
  strangers,
  log,
}: SocketDependencies) {
  const [{ Server }, { Server: Engine }, { FairWebSocketServer }, openChat] = await Promise.all([
    import('socket.io'),
    import('engine.io'),
    import('./fair-websocket-server.ts'),
    loadChat(),
  ])
  const engine = new Engine({
    wsEngine: FairWebSocketServer,
    maxHttpBufferSize: largeMessages.bytes,
    perMessageDeflate: false,
    httpCompression: false,
  })
  // Closes connections of clients that do not authenticate in time.
  const io = new Server({ serveClient: false, connectTimeout: 10_000 }).bind(engine)
  // Socket.IO always has a root namespace, which would otherwise accept anybody.
  io.use(checkHandshake(() => Promise.reject(new ApiError('not-found')), log))
  const clients = new Map<string, Client>()
  engine.on('connection', (client: Client) => {
    const { id } = client as Client & { id: string }
    clients.set(id, client)
    client.once('close', () => clients.delete(id))
    sendTogether(client)
    limitConnection(client, log)
    connectionDelay.watchConnection(client)
    strangers.watchConnection(client)
  })
  const revoker = createSocketRevoker({ announcements, sessionValidity, familyRoles, log })
  const family = createFamilyNamespace(io, { announcements, auditTrail, authenticate, familyRoles, revoker, log })
  const chat = openChat({ io, announcements, authenticate, pages: family, revoker })
  for (const namespace of [familyNamespace, chatNamespace]) {
    connectionDelay.watchNamespace(io.of(namespace))
    strangers.watchNamespace(io.of(namespace))
    io.of(namespace).on('connection', ({ conn }) => allowLargeMessages(conn, largeMessages))
  }

  return {
    engine,
    hasConnection: (id: string) => clients.has(id),
    /** Whether a websocket may take the place of its long polling. */
    mayUpgrade(id: string) {
      const client = clients.get(id)
      return client?.transport.name === 'polling' && !client.upgrading && !client.upgraded
    },
    family,
    chat,
    revoker,
    async close() {
      await chat.close()
      await revoker.close()
      const allClosed = Promise.allSettled([...clients.values()].map((client) => once(client, 'close')))
      for (const client of clients.values()) client.close()
      await Promise.race([allClosed, timeLimit()])
      await io.close()
    },
  }
}

/** Combines the messages of one flush into one write: the system call costs more than our own work. */
function sendTogether(client: Client) {
  const { socket } = client.request
  client.on('flush', () => socket.cork())
  client.on('drain', () => socket.uncork())
}

function timeLimit() {
  return new Promise((resolve) => setTimeout(resolve, closeTimeoutMs).unref())
}
