import { scopes, scopesOf } from '@pipit/contract/api/access'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { aRegisteredDevice, makeDevice } from '../../testing/devices-and-cards.ts'
import { startTestServer } from '../../testing/start-test-server.ts'

const server = startTestServer()

const signIn = async (deviceId: string, deviceApiKey: string) =>
  (await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })).access_token
const tokenFor = async (bearer: string, deviceId: string) =>
  (await server.call('GET /auth/tokens/device/:deviceId', { params: { deviceId }, bearer })).access_token
/** 403: the server knows who is calling, and devices may not do this. 401: it does not know. */
async function statusOf(token: string) {
  return (await server.fetch('/v1/devices', { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status
}

async function aFamilyWithADevice() {
  const { accountId, token } = await server.someoneSignedIn()
  const device = await aRegisteredDevice(server, accountId)
  const params = { accountId, deviceId: device.deviceId }
  return {
    ...device,
    accountId,
    parent: token,
    deactivate: () =>
      server.call('DELETE /accounts/:accountId/devices/:deviceId/deactivate', { params, bearer: token }),
    register: () =>
      server.call('POST /accounts/:accountId/devices/register', {
        params,
        bearer: token,
        body: { claimCode: device.claimCode },
      }),
  }
}

const unauthenticated = { status: 401, code: 'unauthenticated' }

describe('a device signs in', () => {
  test('with its key, to chat and nothing else', async () => {
    const { deviceId, deviceApiKey } = await aFamilyWithADevice()
    const token = await signIn(deviceId, deviceApiKey)
    expect(decodeJwt(token)).toMatchObject({ aud: 'device', sub: deviceId, scopes: scopesOf.device })
    expect(await statusOf(token)).toBe(403)
  })

  test('neither with a wrong key, nor with another’s, nor without an owner', async () => {
    const [one, other] = [await aFamilyWithADevice(), await aFamilyWithADevice()]
    await expect(signIn(one.deviceId, `${one.deviceApiKey}x`)).rejects.toMatchObject(unauthenticated)
    await expect(signIn(one.deviceId, '')).rejects.toMatchObject(unauthenticated)
    await expect(signIn(one.deviceId, other.deviceApiKey)).rejects.toMatchObject(unauthenticated)
    await expect(signIn((await makeDevice(server)).deviceId, '')).rejects.toMatchObject(unauthenticated)
    await expect(signIn('0'.repeat(26), one.deviceApiKey)).rejects.toMatchObject(unauthenticated)
  })

  test('no longer once it is deactivated, and its token ends with it; registered again, it needs the new key', async () => {
    const { deviceId, deviceApiKey, deactivate, register } = await aFamilyWithADevice()
    const token = await signIn(deviceId, deviceApiKey)
    await deactivate()
    await expect(signIn(deviceId, deviceApiKey)).rejects.toMatchObject(unauthenticated)
    await expect.poll(() => statusOf(token)).toBe(401)
    await register()
    await expect(signIn(deviceId, deviceApiKey)).rejects.toMatchObject(unauthenticated)
    expect(await statusOf(token)).toBe(401)
  })

  test('not while the family’s account is switched off', async () => {
    const { deviceId, deviceApiKey, accountId } = await aFamilyWithADevice()
    await server.database.pool.query('update accounts set disabled = true where id = $1', [accountId])
    await expect(signIn(deviceId, deviceApiKey)).rejects.toMatchObject(unauthenticated)
  })

  test('a limited number of times in a minute, which does not count for other devices', async () => {
    const [one, other] = [await aFamilyWithADevice(), await aFamilyWithADevice()]
    const answers = await Promise.allSettled(Array.from({ length: 35 }, () => signIn(one.deviceId, 'wrong')))
    const slowedDown = answers.filter(
      (answer) => answer.status === 'rejected' && (answer.reason as { status: number }).status === 429,
    )
    expect(slowedDown).toHaveLength(5)
    expect(await signIn(other.deviceId, other.deviceApiKey)).toMatch(/\./)
  })
})

describe('a token to emulate a device', () => {
  test('is given to a superadmin, with no more rights than the superadmin has', async () => {
    const { deviceId } = await aFamilyWithADevice()
    const { token } = await server.someoneSignedIn({ role: 'superadmin' })
    expect(decodeJwt(await tokenFor(token, deviceId))).toMatchObject({ aud: 'device', sub: deviceId })
    const limited = await server.someoneSignedIn({ role: 'superadmin', scopes: ['chat:create', 'account:superadmin'] })
    expect(decodeJwt(await tokenFor(limited.token, deviceId))).toMatchObject({ scopes: ['chat:create'] })
    expect(await statusOf(await tokenFor(token, deviceId))).toBe(403)
  })

  test('ends with the superadmin’s session', async () => {
    const { deviceId } = await aFamilyWithADevice()
    const { token: bearer } = await server.someoneSignedIn({ role: 'superadmin' })
    const token = await tokenFor(bearer, deviceId)
    expect(await statusOf(token)).toBe(403)
    await server.call('POST /auth/sign-out', { bearer })
    await expect.poll(() => statusOf(token)).toBe(401)
  })

  test('is not given for a device that nobody registered', async () => {
    const { token } = await server.someoneSignedIn({ role: 'superadmin' })
    await expect(tokenFor(token, (await makeDevice(server)).deviceId)).rejects.toMatchObject({ status: 404 })
    await expect(tokenFor(token, '0'.repeat(26))).rejects.toMatchObject({ status: 404 })
  })

  test('is not given to a parent, to another device, or to whoever may not open every account', async () => {
    const { deviceId, parent, deviceApiKey } = await aFamilyWithADevice()
    await expect(tokenFor(parent, deviceId)).rejects.toMatchObject({ status: 403 })
    await expect(tokenFor(await signIn(deviceId, deviceApiKey), deviceId)).rejects.toMatchObject({ status: 403 })
    const narrow = await server.someoneSignedIn({
      role: 'superadmin',
      scopes: scopes.filter((scope) => scope !== 'account:superadmin'),
    })
    await expect(tokenFor(narrow.token, deviceId)).rejects.toMatchObject({ status: 404 })
  })
})
