import { openConfiguration } from '@pipit/device/open-configuration'
import { describe, expect, test } from 'vitest'
import { makeDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { aRegisteringFamily } from './testing/registering-family.ts'

const server = startTestServer()
const aFamily = () => aRegisteringFamily(server)

describe('a device that comes online', () => {
  async function aConfiguredDevice() {
    const [family, device] = [await aFamily(), await makeDevice(server)]
    await family.register(device)
    const { accountId, bearer } = family
    const params = { accountId, deviceId: device.deviceId }
    const { id: wifiNetworkId } = await server.call('POST /accounts/:accountId/wifi-networks', {
      params,
      bearer,
      body: { ssid: 'Home', password: 'correct horse' },
    })
    const { sealed } = await server.call('POST /accounts/:accountId/devices/:deviceId/configuration', {
      params,
      bearer,
      body: { wifiNetworkId },
    })
    return { family, device, sealed }
  }

  const signIn = (body: { deviceId: string; deviceApiKey: string; possessionProof?: string | undefined }) =>
    server.call('POST /auth/sign-in/device', { body })

  test('proves possession with its sealed configuration', async () => {
    const { family, device, sealed } = await aConfiguredDevice()
    const opened = await openConfiguration(Buffer.from(sealed, 'base64'), {
      ...device,
      privateKey: Buffer.from(device.privateKey, 'base64'),
      lastAccepted: null,
    })
    if ('error' in opened) throw new Error(opened.error)
    const { deviceId, deviceApiKey, possessionProof } = opened.configuration
    await signIn({ deviceId, deviceApiKey, possessionProof })
    expect(await family.read(device)).toMatchObject({ proven: true })

    // The proof belongs to this registration and does not prove a later one.
    const releaseCode = await family.deactivate(device)
    await family.register(device, { releaseCode })
    await signIn({ deviceId, deviceApiKey: await family.key(device), possessionProof })
    expect(await family.read(device)).toMatchObject({ proven: false })
  })

  test('proves nothing with its key alone, because the family can read the key', async () => {
    const { family, device } = await aConfiguredDevice()
    const { deviceId } = device
    const deviceApiKey = await family.key(device)
    await signIn({ deviceId, deviceApiKey })
    await signIn({ deviceId, deviceApiKey, possessionProof: 'A'.repeat(22) })
    expect(await family.read(device)).toMatchObject({ proven: false })
  })
})
