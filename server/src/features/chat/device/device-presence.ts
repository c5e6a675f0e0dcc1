import { createBatcher } from '@pipit/concurrency/batcher'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import type { DeviceChannel } from './device-channel.ts'
import type { DeviceConnectionStore } from './device-connection-store.ts'

interface Dependencies {
  store: DeviceConnectionStore
  log: FailureLog
}

const heartbeatMs = 30_000

/**
 * Tracks which devices are online. The newest connection of a device replaces older ones. The database records which one
 * that is, because a device may connect to any process.
 */
export function createDevicePresence({ store, log }: Dependencies) {
  /** The channels of this process that are recorded in the database, by device id. */
  const online = new Map<string, Set<DeviceChannel>>()
  const pendingClaims = new Set<Promise<void>>()
  let isClosing = false
  const warn = (message: string) => (error: unknown) => log.warn(message, error, { feature: 'chat' })

  // Many devices connect at once after a restart: one statement and one commit for all of them.
  const claims = createBatcher(store.claim)
  const releases = createBatcher(store.release, {
    onFailure: warn('devices could not be marked offline, retrying'),
  })
  const comparisons = createBatcher(closeReplaced, {
    onFailure: warn('the current connections of devices could not be read, retrying'),
  })
  const heartbeat = setInterval(renew, heartbeatMs).unref()

  return {
    connect(channel: DeviceChannel) {
      channel.claimed = claim(channel)
    },
    disconnect(channel: DeviceChannel) {
      const { deviceId } = channel.connection
      const ofThisDevice = online.get(deviceId)
      if (!ofThisDevice?.delete(channel)) return
      if (ofThisDevice.size === 0) online.delete(deviceId)
      if (!isClosing) releases.add(channel.connection)
    },
    /** The row of this device has changed, maybe its current connection. */
    deviceChanged(deviceId: string) {
      if (online.has(deviceId)) comparisons.add(deviceId)
    },
    /** Changes may have been missed. */
    resync() {
      for (const deviceId of online.keys()) comparisons.add(deviceId)
    },
    /** Marks all devices offline at once, while their connections are still open. */
    async goOffline() {
      isClosing = true
      clearInterval(heartbeat)
      await comparisons.close()
      await Promise.all(pendingClaims)
      await store.release(allOnline()).catch(warn('devices could not be marked offline'))
    },
    close: releases.close,
  }

  function claim(channel: DeviceChannel) {
    const claiming = claimConnection(channel)
      .catch((error: unknown) => {
        warn('a device could not be marked online, disconnecting it')(error)
        // The device reconnects, and is claimed again then.
        channel.drop()
      })
      .finally(() => pendingClaims.delete(claiming))
    pendingClaims.add(claiming)
    return claiming
  }

  async function claimConnection(channel: DeviceChannel) {
    const { connection, principal } = channel
    const { tokenVersion } = principal
    const claimed = await claims.add({ ...connection, tokenVersion })
    if (!claimed.has(connection.deviceId)) return channel.close('deactivated')
    if (!channel.isOpen()) return void releases.add(connection)
    online.set(connection.deviceId, (online.get(connection.deviceId) ?? new Set()).add(channel))
    comparisons.add(connection.deviceId)
  }

  function renew() {
    if (online.size > 0) void store.renew().catch(warn('the process could not mark its devices as seen'))
  }

  /** The channels are read before the query, because its result does not cover later ones. */
  async function closeReplaced(deviceIds: string[]) {
    if (isClosing) return
    const channels = deviceIds.flatMap((deviceId) => [...(online.get(deviceId) ?? [])])
    const current = await store.readCurrentConnections(deviceIds)
    for (const channel of channels) {
      // Released meanwhile. Claiming it again would replace the next connection of the device.
      if (!channel.isOpen()) continue
      const connectionId = current.get(channel.connection.deviceId) ?? null
      // Either swept while the database was unavailable, or deactivated: claiming again finds out.
      if (connectionId === null) channel.claimed = claim(channel)
      else if (connectionId !== channel.connection.connectionId) channel.close('replaced')
    }
  }

  function allOnline() {
    return [...online.values()].flatMap((channels) => [...channels].map(({ connection }) => connection))
  }
}
