import type { Connection } from '@pipit/device/client/connection'
import { connectDevice, type DeviceOptions } from '@pipit/device/connect-device'
import { afterEach } from 'vitest'
import { aRegisteredDevice } from './devices-and-cards.ts'
import type { startTestServer } from './start-test-server.ts'

type Key = Pick<DeviceOptions, 'deviceId' | 'deviceApiKey'>
type ConnectOptions = Omit<Partial<DeviceOptions>, 'onClosed'> & { url?: string; onProblem?: () => void }

/** Devices that connect as real ones do, and leave when the test is over. */
export function openDevices(server: ReturnType<typeof startTestServer>) {
  const devices = new Set<Connection>()
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

    /** `ended` has the reasons that the server gave; without a reason, `onProblem` is called. */
    connect(key: Key, { url = server.url, onProblem, ...options }: ConnectOptions = {}) {
      const ended: string[] = []
      const connection = connectDevice({
        ...key,
        serverUrl: url,
        status: { battery: 80, firmware: '1.0' },
        onClosed: ({ reason }) => (reason ? ended.push(reason) : onProblem?.()),
        retry: { firstPauseMs: 10, maxPauseMs: 50 },
        ...options,
      })
      devices.add(connection)
      return Object.assign(connection, { ended })
    },
  }
}
