import { connectDevice, type DeviceConnection, type DeviceOptions } from '@pipit/device/connection'
import { afterEach } from 'vitest'
import { aRegisteredDevice } from './devices-and-cards.ts'
import type { startTestServer } from './start-test-server.ts'

type Key = Pick<DeviceOptions, 'deviceId' | 'deviceApiKey'>

/** Devices that connect as real ones do, and leave when the test is over. */
export function openDevices(server: ReturnType<typeof startTestServer>) {
  const devices = new Set<DeviceConnection>()
  afterEach(async () => {
    await Promise.all([...devices].map((device) => device.close()))
    devices.clear()
  })

  return {
    /** A family with a device and what can be seen and done there. */
    async aFamilyWithDevice() {
      const family = await server.someoneSignedIn()
      const { accountId, token: bearer } = family
      const key: Key = await aRegisteredDevice(server, accountId)
      const params = { accountId, deviceId: key.deviceId }
      const read = () => server.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer })
      return {
        ...family,
        key,
        read,
        isOnline: async () => (await read()).online,
        tokenOfDevice: async () => (await server.call('POST /auth/sign-in/device', { body: key })).access_token,
        deactivate: () => server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer }),
      }
    },

    connect(key: Key, { url = server.url, ...options }: Partial<DeviceOptions> & { url?: string } = {}) {
      const ended: string[] = []
      const connection = connectDevice({
        ...key,
        serverUrl: url,
        status: { battery: 80, firmware: '1.0' },
        onEnded: (reason) => ended.push(reason),
        pauses: { first: 10, longest: 50 },
        ...options,
      })
      devices.add(connection)
      return Object.assign(connection, { ended })
    },
  }
}
