import { randomUUID } from 'node:crypto'
import { chatNamespace } from '@pipit/contract/chat/events'
import { deviceHandshake } from '@pipit/contract/chat/schemas'
import type { Database } from '@pipit/database/connect'
import type { Server } from 'socket.io'
import type { Announcements } from '../../announcements/announcements.ts'
import type { Authenticate } from '../../access/authenticate.ts'
import { createBatchWriter } from '../../concurrency/batch-writer.ts'
import { ApiError } from '../../http/api-error.ts'
import type { FailureLog } from '../../logging/failure-log.ts'
import { checkHandshake } from '../../realtime/check-handshake.ts'
import { followWhileConnected } from '../../realtime/follow-while-connected.ts'
import { ignoreErrorEvents } from '../../realtime/ignore-error-events.ts'
import { createJoinLimit } from '../../realtime/limit-joins.ts'
import { watchedAccounts, type SocketRevoker } from '../../realtime/revoke-sockets.ts'
import type { ConversationRegistry } from './conversation/conversation-registry.ts'
import { createAliveSender } from './device/alive-sender.ts'
import { createDeviceChannel, type ChatSocket, type ChatSockets, type DeviceChannel } from './device/device-channel.ts'
import { deviceConnectionStore } from './device/device-connection-store.ts'
import { receiveDeviceEvents } from './device/device-events.ts'
import { createDevicePresence } from './device/device-presence.ts'
import type { UpdateOffers } from './device/offer-updates.ts'
import { receiveStatus } from './device/device-status.ts'

interface Dependencies {
  announcements: Announcements
  authenticate: Authenticate
  revoker: SocketRevoker
  database: Database
  registry: ConversationRegistry
  updateOffers: UpdateOffers
  log: FailureLog
}

/** The namespace that devices connect to: a connected device is online and may hold a conversation. */
export function createChatNamespace(
  io: Server,
  { announcements, authenticate, revoker, database, registry, updateOffers, log }: Dependencies,
) {
  const sockets: ChatSockets = io.of(chatNamespace)
  const store = deviceConnectionStore(database, randomUUID())
  const presence = createDevicePresence({ store, log })
  // Many devices connect at once after a restart.
  const saveStatus = createBatchWriter(store.saveStatuses)
  const channels = new Set<DeviceChannel>()
  const aliveSender = createAliveSender()
  const limitJoins = createJoinLimit()
  let isClosing = false

  sockets.use(checkHandshake(authenticateDevice, log))
  sockets.on('connection', (socket) => {
    if (isClosing) return void socket.disconnect(true)
    openChannel(socket)
  })

  return {
    deviceChanged: presence.deviceChanged,
    familyChanged: registry.familyChanged,
    socketCount: () => sockets.sockets.size,
    conversationCount: registry.count,
    resync() {
      presence.resync()
      registry.resync()
    },
    /** Marks all devices offline, closes their channels and saves their conversations. */
    async close() {
      isClosing = true
      aliveSender.close()
      updateOffers.close()
      await presence.goOffline()
      for (const channel of channels) channel.close('server-stopping')
      await registry.close()
      await presence.close()
    },
  }

  async function authenticateDevice(socket: ChatSocket) {
    const principal = await authenticate(deviceHandshake.safeParse(socket.handshake.auth).data?.token)
    if (!principal) throw new ApiError('unauthenticated')
    if (principal.kind !== 'device' || !principal.scopes.includes('chat:create')) throw new ApiError('forbidden')
    limitJoins(principal)
    socket.data = { principal }
    await followWhileConnected(announcements, socket.conn, watchedAccounts({ principal }))
  }

  function openChannel(socket: ChatSocket) {
    const channel = createDeviceChannel(socket)
    const unwatch = revoker.watch(socket.data, () => void closeRevoked(channel))
    const stopAlive = aliveSender.add(channel)
    channels.add(channel)
    ignoreErrorEvents(socket)
    socket.on('disconnect', () => {
      channels.delete(channel)
      stopAlive()
      updateOffers.remove(channel)
      unwatch()
      leaveConversation(channel)
      presence.disconnect(channel)
    })
    presence.connect(channel)
    updateOffers.add(socket, channel)
    receiveStatus(socket, channel, { save: saveStatus, onSaved: updateOffers.check, log })
    receiveDeviceEvents(socket, channel, { registry, database, log })
  }

  async function closeRevoked(channel: DeviceChannel) {
    const { deviceId, tokenVersion, emulator } = channel.principal
    const reason = await store.readRevocationReason(deviceId, tokenVersion).catch((error: unknown) => {
      log.warn('the reason for revoking a device could not be read', error, { feature: 'chat' })
      return null
    })
    channel.close(reason ?? (emulator ? 'signed-out' : 'account-disabled'))
  }
}

/** Revoking the device or its account ends the conversation. Otherwise it waits for the device to reconnect. */
function leaveConversation(channel: DeviceChannel) {
  const { conversation, closeReason } = channel
  channel.conversation = null
  if (closeReason === 'deactivated' || closeReason === 'account-disabled') conversation?.stop('deactivated')
  else if (closeReason === 'signed-out') conversation?.stop('stopped')
  else void conversation?.disconnect(channel)
}
