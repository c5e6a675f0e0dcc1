import type { Connection } from '@pipit/device/client/connection'
import { connectDevice, type DeviceOptions } from '@pipit/device/connect-device'
import { afterEach } from 'vitest'
import { aRegisteredDevice } from './devices-and-cards.ts'
import type { startTestServer } from './start-test-server.ts'

type Key = Pick<DeviceOptions, 'deviceId' | 'deviceApiKey'>
type ConnectOptions = Omit<Partial<DeviceOptions>, 'onClosed'> & { url?: string; onProblem?: () => void }

/** Connects devices with the real device client, and disconnects them after each test. */
export function openDevices(server: ReturnType<typeof startTestServer>) {
  const devices = new Set<Connection>()
  afterEach(async () => {
    await Promise.all([...devices].map((device) => device.close()))
    devices.clear()
  })

  return {
    /** A family with a registered device. */
    async aFamilyWithDevice() {
      const family = await server.createSignedInAccount()
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

    /** `ended` collects the server's reasons for closing; `onProblem` is called when there is none. */
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
