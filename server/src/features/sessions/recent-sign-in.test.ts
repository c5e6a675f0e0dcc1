import { expect, test } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()

async function aFamilyWithSecrets() {
  const { accountId, sessionId, token: bearer } = await server.createSignedInAccount()
  const { deviceId } = await aRegisteredDevice(server, accountId)
  const { id: wifiNetworkId } = await server.call('POST /accounts/:accountId/wifi-networks', {
    params: { accountId },
    bearer,
    body: { ssid: 'Home', password: 'correct horse' },
  })
  return { accountId, sessionId, bearer, deviceId, wifiNetworkId }
}

type Family = Awaited<ReturnType<typeof aFamilyWithSecrets>>

/** Superadmins must give one. */
const reason = 'They asked for help'

const secrets: [string, (family: Family, bearer: string) => Promise<unknown>][] = [
  [
    'the export of an account',
    ({ accountId }, bearer) =>
      server.call('GET /accounts/:accountId/export', { params: { accountId }, bearer, reason }),
  ],
  [
    'a device API key',
    ({ accountId, deviceId }, bearer) =>
      server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', {
        params: { accountId, deviceId },
        bearer,
        reason,
      }),
  ],
  [
    'a wifi password',
    ({ accountId, wifiNetworkId }, bearer) =>
      server.call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', {
        params: { accountId, wifiNetworkId },
        bearer,
        reason,
      }),
  ],
]

const setSignedIn = (sessionId: string, ago: string) =>
  server.database.pool.query('update sessions set signed_in_at = now() - $2::interval where id = $1', [sessionId, ago])

test.each(secrets)('%s is given out only within five minutes of signing in', async (_, read) => {
  const family = await aFamilyWithSecrets()
  await setSignedIn(family.sessionId, '5 minutes 1 second')
  await expect(read(family, family.bearer)).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' })
  await setSignedIn(family.sessionId, '4 minutes 50 seconds')
  await read(family, family.bearer)
})

test.each(secrets)('%s is given out to a superadmin only within five minutes of signing in', async (_, read) => {
  const family = await aFamilyWithSecrets()
  const { sessionId, token } = await server.createSignedInAccount({ role: 'superadmin' })
  await setSignedIn(sessionId, '1 hour')
  await expect(read(family, token)).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' })
})
