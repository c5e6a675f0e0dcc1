import { expect, test } from 'vitest'
import type { DeviceChannel } from './device-channel.ts'
import type { ConnectionClaim, DeviceConnectionStore } from './device-connection-store.ts'
import { createDevicePresence } from './device-presence.ts'

const log = { error: () => undefined, warn: () => undefined }

/** Two statements that cross each other cannot be arranged with a real database. */
test('a connection that is closed while it is looked up does not replace the next one', async () => {
  const claimed: string[] = []
  const lookup = Promise.withResolvers<Map<string, string | null>>()
  const store = {
    claim: async (claims: ConnectionClaim[]) => {
      claimed.push(...claims.map(({ connectionId }) => connectionId))
      return new Set(claims.map(({ deviceId }) => deviceId))
    },
    release: async () => undefined,
    renew: async () => undefined,
    readCurrentConnections: () => lookup.promise,
  } as unknown as DeviceConnectionStore
  const presence = createDevicePresence({ store, log: log as never })
  const [first, next] = [aChannel('first'), aChannel('next')]

  presence.connect(first)
  await first.claimed
  first.isOpen = () => false
  presence.disconnect(first)
  presence.connect(next)
  await next.claimed
  // It was released when the lookup was answered, and the next one was not claimed yet.
  lookup.resolve(new Map([['device', null]]))
  await presence.goOffline()
  expect(claimed).toEqual(['first', 'next'])
})

function aChannel(connectionId: string) {
  return {
    principal: { tokenVersion: 1 },
    connection: { deviceId: 'device', connectionId },
    claimed: Promise.resolve(),
    isOpen: () => true,
  } as unknown as DeviceChannel
}
