import { scopesOf } from '@pipit/contract/api/access'
import { chatNamespace } from '@pipit/contract/chat/events'
import { deviceHandshake } from '@pipit/contract/chat/schemas'
import type { Database } from '@pipit/database/connect'
import type { Server } from 'socket.io'
import type { Announcements } from '../../announcements/announcements.ts'
import type { Authenticate } from '../../access/authenticate.ts'
import type { Principal } from '../../access/principal.ts'
import { ApiError } from '../../api-error.ts'
import type { FailureLog } from '../../observability/logging/failure-log.ts'
import { checkHandshake } from '../../realtime/check-handshake.ts'
import { followWhileConnected } from '../../realtime/follow-while-connected.ts'
import { ignoreErrorEvents } from '../../realtime/ignore-error-events.ts'
import type { JoinLimit } from '../../realtime/limit-joins.ts'
import { watchedAccounts } from '../../realtime/revoke-sockets.ts'
import type { ConversationRegistry } from './conversation/conversation-registry.ts'
import { createDeviceChannel, type ChatSocket, type ChatSockets } from './device/device-channel.ts'
import type { DeviceConnections } from './device/device-connections.ts'
import { receiveDeviceEvents } from './device/device-events.ts'
import type { TextLimit } from './device/rate-limiter.ts'
import type { UpdateOffers } from './device/offer-updates.ts'
import { receiveStatus } from './device/device-status.ts'

interface Dependencies {
  announcements: Announcements
  authenticate: Authenticate
  limitJoins: JoinLimit
  database: Database
  connections: DeviceConnections
  registry: ConversationRegistry
  textLimit: TextLimit
  updateOffers: UpdateOffers
  log: FailureLog
}

/** The namespace that our own devices connect to: a connected device is online and may hold a conversation. */
export function createChatNamespace(
  io: Server,
  {
    announcements,
    authenticate,
    limitJoins,
    database,
    connections,
    registry,
    textLimit,
    updateOffers,
    log,
  }: Dependencies,
) {
  const sockets: ChatSockets = io.of(chatNamespace)
  sockets.use(checkHandshake(authenticateDevice, log))
  sockets.on('connection', (socket) => {
    if (connections.isClosing()) return void socket.disconnect(true)
    openChannel(socket)
  })
  return { socketCount: () => sockets.sockets.size }

  async function authenticateDevice(socket: ChatSocket) {
    const principal = await authenticate(deviceHandshake.safeParse(socket.handshake.auth).data?.token)
    if (!principal) throw new ApiError('unauthenticated')
    if (principal.kind !== 'device' || !mayActAsDevice(principal)) throw new ApiError('forbidden')
    limitJoins(principal)
    socket.data = { principal }
    await followWhileConnected(announcements, socket.conn, watchedAccounts({ principal }))
  }

  function openChannel(socket: ChatSocket) {
    const channel = createDeviceChannel(socket)
    ignoreErrorEvents(socket)
    const remove = connections.add(channel)
    updateOffers.add(socket, channel)
    socket.on('disconnect', () => {
      updateOffers.remove(channel)
      remove()
    })
    receiveStatus(socket, channel, { save: connections.saveStatus, onSaved: updateOffers.check, log })
    receiveDeviceEvents(socket, channel, { registry, database, textLimit, log })
  }
}

/** A token with fewer scopes could send a child's words and not hear the answer, or the other way round. */
const mayActAsDevice = ({ scopes }: Principal) => scopesOf.device.every((scope) => scopes.includes(scope))
