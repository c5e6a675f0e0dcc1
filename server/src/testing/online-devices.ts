import { connectDevice, type DeviceConnection, type DeviceOptions } from '@pipit/device/connection'
import { afterEach } from 'vitest'
import { aRegisteredDevice } from './fleet.ts'
import type { openHouse } from './house.ts'

type Key = Pick<DeviceOptions, 'deviceId' | 'deviceApiKey'>

/** Devices that connect as real ones do, and leave when the test is over. */
export function openDevices(house: ReturnType<typeof openHouse>) {
  const devices = new Set<DeviceConnection>()
  afterEach(async () => {
    await Promise.all([...devices].map((device) => device.close()))
    devices.clear()
  })

  return {
    /** A family with a device and what can be seen and done there. */
    async aFamilyWithDevice() {
      const family = await house.someoneSignedIn()
      const { accountId, token: bearer } = family
      const key: Key = await aRegisteredDevice(house, accountId)
      const params = { accountId, deviceId: key.deviceId }
      const read = () => house.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer })
      return {
        ...family,
        key,
        read,
        isOnline: async () => (await read()).online,
        tokenOfDevice: async () => (await house.call('POST /auth/sign-in/device', { body: key })).access_token,
        deactivate: () => house.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer }),
      }
    },

    connect(key: Key, { url = house.url, ...options }: Partial<DeviceOptions> & { url?: string } = {}) {
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
