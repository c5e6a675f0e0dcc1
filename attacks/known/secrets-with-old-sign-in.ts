import { onTarget, type Attack } from '../runner/attack.ts'
import { aParent, aSuperadmin, call, expectStatus, makeDevices } from '../target/people.ts'

const oldSignInSeconds = 330

export const secretsWithOldSignIn: Attack = {
  name: 'secrets-with-old-sign-in',
  aim: 'read a device’s key, a wifi password and all that is stored, on a page that was left open',
  attempt: onTarget({ movableClock: true }, async (target) => {
    const [device] = await makeDevices(target, await aSuperadmin(target))
    const { accountId, token } = await aParent(target)
    const family = `/v1/accounts/${accountId}`
    const registration = { deviceId: device?.id, claimCode: device?.claimCode }
    expectStatus(await call(target, `POST ${family}/devices/register`, { token, body: registration }), 201)
    const wifi = { ssid: 'Home', password: 'correct horse' }
    const network = expectStatus(await call(target, `POST ${family}/wifi-networks`, { token, body: wifi }), 201)

    await target.clock.advance(oldSignInSeconds)
    const read = async (path: string) => (await call(target, `GET ${family}${path}`, { token })).status
    const statuses = {
      export: await read('/export'),
      key: await read(`/devices/${device?.id}/device-api-key`),
      'wifi password': await read(`/wifi-networks/${network.json.id}/password`),
    }
    return {
      succeeded: Object.values(statuses).includes(200),
      evidence: `${oldSignInSeconds} s after the sign-in: ${Object.entries(statuses)
        .map(([what, status]) => `${what} ${status}`)
        .join(', ')}`,
    }
  }),
}
