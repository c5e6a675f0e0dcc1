import { randomUUID } from 'node:crypto'
import type { Database } from '@pipit/database/connect'
import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { SocketRevoker } from '../../../realtime/revoke-sockets.ts'
import { createAliveSender } from './alive-sender.ts'
import type { DeviceChannel } from './device-channel.ts'
import { deviceConnectionStore } from './device-connection-store.ts'
import { createDevicePresence } from './device-presence.ts'

export type DeviceConnections = ReturnType<typeof createDeviceConnections>

interface Dependencies {
  database: Database
  revoker: SocketRevoker
  log: FailureLog
}

/** The devices that are connected to this process, whatever protocol they speak. */
export function createDeviceConnections({ database, revoker, log }: Dependencies) {
  const store = deviceConnectionStore(database, randomUUID())
  const presence = createDevicePresence({ store, log })
  const channels = new Set<DeviceChannel>()
  const aliveSender = createAliveSender()
  let isClosing = false

  return {
    isClosing: () => isClosing,
    deviceChanged: presence.deviceChanged,
    resync: presence.resync,
    /** Many devices connect at once after a restart. */
    saveStatus: createBatcher(store.saveStatuses).add,

    /** The device is online, until the returned function is called. */
    add(channel: DeviceChannel): () => void {
      const { principal } = channel
      const unwatch = revoker.watch({ principal }, () => void closeRevoked(channel))
      const stopAlive = aliveSender.add(channel)
      channels.add(channel)
      presence.connect(channel)
      return () => {
        channels.delete(channel)
        stopAlive()
        unwatch()
        leaveConversation(channel)
        presence.disconnect(channel)
      }
    },

    /** Marks all devices offline and closes their channels. */
    async stop() {
      isClosing = true
      aliveSender.close()
      await presence.goOffline()
      for (const channel of channels) channel.close('server-stopping')
    },
    close: presence.close,
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
