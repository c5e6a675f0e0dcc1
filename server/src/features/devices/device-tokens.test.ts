import { scopes, scopesOf } from '@pipit/contract/api/access'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { aRegisteredDevice, makeDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

const signIn = async (deviceId: string, deviceApiKey: string) =>
  (await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })).access_token
const tokenFor = async (bearer: string, deviceId: string) =>
  (await server.call('GET /auth/tokens/device/:deviceId', { params: { deviceId }, bearer, reason: 'test' }))
    .access_token
/** 403 for a valid device token, because devices may not create devices; 401 for a revoked one. */
async function statusOf(token: string) {
  return (await server.fetch('/v1/devices', { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status
}

async function aFamilyWithADevice() {
  const { accountId, token } = await server.createSignedInAccount()
  const device = await aRegisteredDevice(server, accountId)
  const params = { accountId, deviceId: device.deviceId }
  return {
    ...device,
    accountId,
    parent: token,
    deactivate: () =>
      server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer: token }),
    register: (releaseCode: string) =>
      server.call('POST /accounts/:accountId/devices/register', {
        params,
        bearer: token,
        body: { claimCode: device.claimCode, releaseCode },
      }),
  }
}

const unauthenticated = { status: 401, code: 'unauthenticated' }

describe('device sign-in', () => {
  test('signing in a device returns a token with the scopes of a device', async () => {
    const { deviceId, deviceApiKey } = await aFamilyWithADevice()
    const token = await signIn(deviceId, deviceApiKey)
    expect(decodeJwt(token)).toMatchObject({ aud: 'device', sub: deviceId, scopes: scopesOf.device })
    expect(await statusOf(token)).toBe(403)
  })

  test('signing in a device is refused with a wrong key, with the key of another device, and for an unregistered device', async () => {
    const [one, other] = [await aFamilyWithADevice(), await aFamilyWithADevice()]
    await expect(signIn(one.deviceId, `${one.deviceApiKey}x`)).rejects.toMatchObject(unauthenticated)
    await expect(signIn(one.deviceId, '')).rejects.toMatchObject(unauthenticated)
    await expect(signIn(one.deviceId, other.deviceApiKey)).rejects.toMatchObject(unauthenticated)
    await expect(signIn((await makeDevice(server)).deviceId, '')).rejects.toMatchObject(unauthenticated)
    await expect(signIn('0'.repeat(26), one.deviceApiKey)).rejects.toMatchObject(unauthenticated)
  })

  test('signing in a device is refused with the old key after it was deactivated, and its token is revoked', async () => {
    const { deviceId, deviceApiKey, deactivate, register } = await aFamilyWithADevice()
    const token = await signIn(deviceId, deviceApiKey)
    const { releaseCode = '' } = await deactivate()
    await expect(signIn(deviceId, deviceApiKey)).rejects.toMatchObject(unauthenticated)
    await expect.poll(() => statusOf(token)).toBe(401)
    await register(releaseCode)
    await expect(signIn(deviceId, deviceApiKey)).rejects.toMatchObject(unauthenticated)
    expect(await statusOf(token)).toBe(401)
  })

  test('signing in a device is refused while the family’s account is disabled', async () => {
    const { deviceId, deviceApiKey, accountId } = await aFamilyWithADevice()
    await server.database.pool.query('update accounts set disabled = true where id = $1', [accountId])
    await expect(signIn(deviceId, deviceApiKey)).rejects.toMatchObject(unauthenticated)
  })

  test('signing in a device is rate limited per device', async () => {
    const [one, other] = [await aFamilyWithADevice(), await aFamilyWithADevice()]
    const results = await Promise.allSettled(Array.from({ length: 35 }, () => signIn(one.deviceId, 'wrong')))
    const rateLimited = results.filter(
      (result) => result.status === 'rejected' && (result.reason as { status: number }).status === 429,
    )
    expect(rateLimited).toHaveLength(5)
    expect(await signIn(other.deviceId, other.deviceApiKey)).toMatch(/\./)
  })
})

describe('emulator tokens', () => {
  test('a token to emulate a device has the scopes of a device', async () => {
    const { deviceId } = await aFamilyWithADevice()
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    const emulator = await tokenFor(token, deviceId)
    expect(decodeJwt(emulator)).toMatchObject({ aud: 'device', sub: deviceId, scopes: scopesOf.device })
    expect(await statusOf(emulator)).toBe(403)
  })

  test.each(scopesOf.device)(
    'a token to emulate a device is not issued to a superadmin without %s',
    async (missing) => {
      const { deviceId } = await aFamilyWithADevice()
      const held = scopes.filter((scope) => scope !== missing)
      const { token } = await server.createSignedInAccount({ role: 'superadmin', scopes: held })
      await expect(tokenFor(token, deviceId)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    },
  )

  test('a token to emulate a device is revoked when the superadmin’s session ends', async () => {
    const { deviceId } = await aFamilyWithADevice()
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const token = await tokenFor(bearer, deviceId)
    expect(await statusOf(token)).toBe(403)
    await server.call('POST /auth/sign-out', { bearer })
    await expect.poll(() => statusOf(token)).toBe(401)
  })

  test('a token to emulate a device is not issued for an unregistered device', async () => {
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    await expect(tokenFor(token, (await makeDevice(server)).deviceId)).rejects.toMatchObject({ status: 404 })
    await expect(tokenFor(token, '0'.repeat(26))).rejects.toMatchObject({ status: 404 })
  })

  test('a token to emulate a device is not issued to a parent, to a device, or to a superadmin without the scope for all accounts', async () => {
    const { deviceId, parent, deviceApiKey } = await aFamilyWithADevice()
    await expect(tokenFor(parent, deviceId)).rejects.toMatchObject({ status: 403 })
    await expect(tokenFor(await signIn(deviceId, deviceApiKey), deviceId)).rejects.toMatchObject({ status: 404 })
    const limited = await server.createSignedInAccount({
      role: 'superadmin',
      scopes: scopes.filter((scope) => scope !== 'account:superadmin'),
    })
    await expect(tokenFor(limited.token, deviceId)).rejects.toMatchObject({ status: 404 })
  })
})
