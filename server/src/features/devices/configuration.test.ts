import { openConfiguration } from '@pipit/device/open-configuration'
import { describe, expect, test } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer({ PUBLIC_URL: 'https://pipit.example' })

async function aFamilyWithADevice() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const device = await aRegisteredDevice(server, accountId)
  const { deviceId } = device
  const addNetwork = async (network: {
    ssid: string
    security?: 'open' | 'wpa3'
    hidden?: boolean
    password?: string
  }) =>
    (await server.call('POST /accounts/:accountId/wifi-networks', { params: { accountId }, bearer, body: network })).id
  const params = { accountId, deviceId }
  return {
    accountId,
    bearer,
    device,
    addNetwork,
    async seal(wifiNetworkId: string) {
      const request = { params, bearer, body: { wifiNetworkId } }
      const { sealed } = await server.call('POST /accounts/:accountId/devices/:deviceId/configuration', request)
      return Buffer.from(sealed, 'base64')
    },
    read: () => server.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer }),
    open: (sealed: Uint8Array, lastAccepted: string | null = null) =>
      openConfiguration(sealed, { ...device, privateKey: Buffer.from(device.privateKey, 'base64'), lastAccepted }),
    remove: (wifiNetworkId: string) =>
      server.call('DELETE /accounts/:accountId/wifi-networks/:wifiNetworkId', {
        params: { accountId, wifiNetworkId },
        bearer,
      }),
    deactivate: () => server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer }),
  }
}

describe('device configuration', () => {
  test('a sealed configuration contains everything that the device needs to come online', async () => {
    const { device, addNetwork, seal, open } = await aFamilyWithADevice()
    const sealed = await seal(
      await addNetwork({ ssid: 'Zuhause 🏡', security: 'wpa3', hidden: true, password: 'correct horse' }),
    )
    expect(await open(sealed)).toEqual({
      configuration: {
        version: 1,
        issuedAt: expect.stringMatching(/^20\d\d-.{18}Z$/) as string,
        server: 'https://pipit.example',
        deviceId: device.deviceId,
        deviceApiKey: device.deviceApiKey,
        possessionProof: expect.stringMatching(/^[\w-]{22}$/) as string,
        wifi: { ssid: 'Zuhause 🏡', security: 'wpa3', hidden: true, password: 'correct horse' },
      },
    })
  })

  test('a sealed configuration for an open network contains no password', async () => {
    const { addNetwork, seal, open } = await aFamilyWithADevice()
    const sealed = await seal(await addNetwork({ ssid: 'Café', security: 'open' }))
    expect(await open(sealed)).toMatchObject({ configuration: { wifi: { password: null } } })
  })

  test('a sealed configuration can be opened only by its device, and differs each time', async () => {
    const [family, neighbour] = [await aFamilyWithADevice(), await aFamilyWithADevice()]
    const network = await family.addNetwork({ ssid: 'Home', password: 'correct horse' })
    const [first, second] = [await family.seal(network), await family.seal(network)]
    expect(first.includes('correct horse')).toBe(false)
    expect(first.equals(second)).toBe(false)
    expect(await neighbour.open(first)).toEqual({ error: 'cannot-open' })
  })

  test('a sealed configuration is refused as outdated if the device has accepted a newer one', async () => {
    const { addNetwork, seal, open } = await aFamilyWithADevice()
    const network = await addNetwork({ ssid: 'Home', password: 'correct horse' })
    const opened = await open(await seal(network))
    const lastAccepted = 'configuration' in opened ? opened.configuration.issuedAt : null
    await expect.poll(async () => open(await seal(network), lastAccepted)).toHaveProperty('configuration')
    expect(await open(await seal(network), '2999-01-01T00:00:00.000Z')).toEqual({ error: 'outdated' })
  })

  test('a sealed configuration fits into a Bluetooth message with the longest ssid and password', async () => {
    const { addNetwork, seal } = await aFamilyWithADevice()
    const sealed = await seal(await addNetwork({ ssid: 's'.repeat(32), password: 'f'.repeat(64) }))
    expect(sealed.length).toBeLessThan(512)
  })

  test('a sealed configuration assigns the network to the device, and sealing it again changes nothing', async () => {
    const { addNetwork, seal, read } = await aFamilyWithADevice()
    const wifiNetworkId = await addNetwork({ ssid: 'Home', password: 'correct horse' })
    const { version } = await read()
    await seal(wifiNetworkId)
    expect(await read()).toMatchObject({ wifiNetworkId, version: version + 1 })
    await seal(wifiNetworkId)
    expect(await read()).toMatchObject({ wifiNetworkId, version: version + 1 })
  })

  test('a sealed configuration is refused for a removed network and for one of another family', async () => {
    const [family, neighbour] = [await aFamilyWithADevice(), await aFamilyWithADevice()]
    const error = { status: 400, details: [{ field: 'body.wifiNetworkId' }] }
    const removed = await family.addNetwork({ ssid: 'Home', password: 'correct horse' })
    await family.remove(removed)
    await expect(family.seal(removed)).rejects.toMatchObject(error)
    await expect(
      family.seal(await neighbour.addNetwork({ ssid: 'Theirs', password: 'correct horse' })),
    ).rejects.toMatchObject(error)
    expect(await family.read()).toMatchObject({ wifiNetworkId: null })
  })

  test('a sealed configuration is refused for a device that was deactivated', async () => {
    const { addNetwork, seal, deactivate } = await aFamilyWithADevice()
    const network = await addNetwork({ ssid: 'Home', password: 'correct horse' })
    await deactivate()
    await expect(seal(network)).rejects.toMatchObject({ status: 404 })
  })
})
