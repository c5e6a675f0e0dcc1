import { sealedQr } from '@pipit/contract/devices/sealed-qr'
import { expect, test } from 'vitest'
import { aRegisteredDevice, challengeDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { openSimulator } from '@pipit/test-kit/simulated-device'

const server = startTestServer()
const simulate = openSimulator()

async function aFamilyWithDevice() {
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const device = await aRegisteredDevice(server, accountId)
  const params = { accountId, deviceId: device.deviceId }
  return {
    ...device,
    read: () => server.call('GET /accounts/:accountId/devices/:deviceId', { params, bearer }),
    deactivate: () => server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer }),
    async sealConfiguration() {
      const body = { ssid: 'Home', security: 'wpa2', password: 'correct horse' } as const
      const { id: wifiNetworkId } = await server.call('POST /accounts/:accountId/wifi-networks', {
        params,
        bearer,
        body,
      })
      const configuration = await server.call('POST /accounts/:accountId/devices/:deviceId/configuration', {
        params,
        bearer,
        body: { wifiNetworkId },
      })
      return configuration.sealed
    },
  }
}

const soon = { timeout: 10_000 }

test('the simulator comes online with an API key and disconnects when it is stopped', async () => {
  const { deviceId, deviceApiKey, read } = await aFamilyWithDevice()
  const { child, printed, exited } = simulate({ server: server.url, id: deviceId, key: deviceApiKey, battery: '42' })
  await expect.poll(read, soon).toMatchObject({ online: true, battery: 42, firmware: 'simulator' })
  child.kill('SIGINT')
  expect(await exited).toBe(0)
  await expect.poll(read).toMatchObject({ online: false })
  expect(printed.text).toBe('Online.\n')
})

test('the simulator reports that its device was deactivated and exits', async () => {
  const { deviceId, deviceApiKey, read, deactivate } = await aFamilyWithDevice()
  const { printed, exited } = simulate({ server: server.url, id: deviceId, key: deviceApiKey })
  await expect.poll(read, soon).toMatchObject({ online: true })
  await deactivate()
  expect(await exited).toBe(1)
  expect(printed.text).toContain('Deactivated: this device belongs to no family now.')
})

test('the simulator says the code of a challenge, with which another family proves that it has the device', async () => {
  const device = await aFamilyWithDevice()
  const { accountId, token: bearer } = await server.createSignedInAccount()
  const { challengeId, sealed } = await challengeDevice(server, { accountId, bearer }, device)
  const { printed, exited } = simulate({
    id: device.deviceId,
    'private-key': device.privateKey,
    'claim-code': device.claimCode,
    challenge: sealedQr('challenge', sealed),
  })
  expect(await exited).toBe(0)
  const code = /The code is ([\d ]+)\./.exec(printed.text)?.[1] ?? ''
  const moved = await server.call('POST /accounts/:accountId/devices/register', {
    params: { accountId },
    bearer,
    body: { claimCode: device.claimCode, proof: { challengeId, code } },
  })
  expect(moved).toMatchObject({ id: device.deviceId, proven: true })
})

test('the simulator comes online with a sealed configuration and the keys of the factory file', async () => {
  const { deviceId, privateKey, claimCode, read, sealConfiguration } = await aFamilyWithDevice()
  const text = sealedQr('configuration', await sealConfiguration())
  const { printed } = simulate({
    id: deviceId,
    'private-key': privateKey,
    'claim-code': claimCode,
    configuration: text,
  })
  await expect.poll(read, soon).toMatchObject({ online: true })
  await expect.poll(() => printed.text).toMatch(/joining-wifi\n.*reaching-server\nOnline\.\n.*online\n$/s)
  expect(await read()).toMatchObject({ proven: true })
  expect(printed.text, 'no secret is printed').not.toMatch(/correct horse|Home/)
})

test('the simulator refuses the configuration of another device and one with a revoked key', async () => {
  const [one, other] = [await aFamilyWithDevice(), await aFamilyWithDevice()]
  const withConfiguration = (text: string) =>
    simulate({ id: one.deviceId, 'private-key': one.privateKey, 'claim-code': one.claimCode, configuration: text })
  const stolen = withConfiguration(await other.sealConfiguration())
  expect(await stolen.exited).toBe(1)
  expect(stolen.printed.text).toBe('Configuration: failed, cannot-open\n')

  const sealed = await one.sealConfiguration()
  await one.deactivate()
  const late = withConfiguration(sealed)
  expect(await late.exited).toBe(1)
  expect(late.printed.text).toContain('Configuration: failed, key-refused')
})

test('the simulator prints its usage when its arguments are invalid', async () => {
  const { printed, exited } = simulate({ id: 'me' })
  expect(await exited).toBe(1)
  expect(printed.text).toMatch(/^--id must be the 26 characters.*npm run device -- /s)
})
