import { expect } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import type { openSockets } from '@pipit/test-kit/sockets'
import type { startTestServer } from '@pipit/test-kit/start-test-server'

let models = 0

/** That no other test has devices or images of. */
export const newModel = () => `model ${(models += 1)}`

/** Devices of families, which connect, report their version and collect what they are offered. */
export function updatingDevices(server: ReturnType<typeof startTestServer>, sockets: ReturnType<typeof openSockets>) {
  return async function aDevice(hardwareModel: string) {
    const { accountId, token: bearer } = await server.createSignedInAccount()
    const device = await aRegisteredDevice(server, accountId, hardwareModel)
    const { deviceId, deviceApiKey } = device
    const read = () =>
      server.call('GET /accounts/:accountId/devices/:deviceId', { params: { accountId, deviceId }, bearer })
    return { accountId, bearer, deviceId, read, connect }

    async function connect(firmware: string) {
      const { access_token } = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
      const socket = await sockets.device(server.url, access_token)
      const offers: { version: string; url: string }[] = []
      socket.on('update-available', (update) => offers.push(update))
      const report = (version: string) => socket.emitWithAck('status', { battery: 50, firmware: version })
      expect(await report(firmware)).toBeNull()
      return { socket, offers, report, versions: () => offers.map(({ version }) => version) }
    }
  }
}
