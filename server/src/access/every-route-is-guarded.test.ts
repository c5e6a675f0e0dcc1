import { randomUUID } from 'node:crypto'
import { familyRoles, scopes, scopesOf, type FamilyRole, type Scope } from '@pipit/contract/api/access'
import {
  endpointName,
  hasFamilyRole,
  requiredFamilyRole,
  versionPrefix,
  type EndpointDefinition,
} from '@pipit/contract/api/define-endpoint'
import { isForParents } from '@pipit/contract/api/describe-endpoint'
import { endpoints } from '@pipit/contract/api/endpoints'
import { readHome } from '@pipit/contract/home'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createIdentityClient } from '@pipit/test-kit/identity-client'

type Caller = Pick<Awaited<ReturnType<typeof server.createSignedInAccount>>, 'accountId' | 'token'>

const server = startTestServer()
let parent: Caller
let superadmin: Caller
let device: Caller
let otherAccount: string
let expiredToken: string
let unverifiedToken: string
beforeAll(async () => {
  parent = await server.createSignedInAccount()
  superadmin = await server.createSignedInAccount({ role: 'superadmin' })
  otherAccount = (await server.createSignedInAccount()).accountId
  const { deviceId, deviceApiKey } = await aRegisteredDevice(server, parent.accountId)
  const signedIn = await server.call('POST /auth/sign-in/device', { body: { deviceId, deviceApiKey } })
  device = { accountId: parent.accountId, token: signedIn.access_token }
  unverifiedToken = (await createIdentityClient(server).signUp('unverified@example.org')).idToken
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 20 * 60 * 1000 })
  const signingIn = server.createSignedInAccount({ role: 'superadmin' }).finally(() => vi.useRealTimers())
  expiredToken = (await signingIn).token
})
const superadminWith = (held: readonly Scope[]) => server.createSignedInAccount({ role: 'superadmin', scopes: held })

const scopesNeededBy = ({ needs }: EndpointDefinition) => [needs].flat() as Scope[]

const guarded = endpoints.filter(({ needs }) => needs !== 'anyone' && needs !== 'identity token')
const ofAnAccount = guarded.filter((endpoint) => endpoint.concerns === 'family in path' && isForParents(endpoint))
const each = (list: readonly EndpointDefinition[]) =>
  list.map((endpoint) => [endpointName(endpoint), endpoint] as const)

describe('access control', () => {
  test('every route under the version prefix is defined in the contract', () => {
    const documentation = ['/v1/docs', '/v1/openapi.json']
    const defined = new Set(endpoints.map((endpoint) => `${endpoint.method} ${versionPrefix}${endpoint.path}`))
    const unknown = server.routes.filter((route) => {
      const [method, path = ''] = route.split(' ')
      return (
        path.startsWith('/v1') &&
        method !== 'HEAD' &&
        !defined.has(route) &&
        !documentation.some((prefix) => path.startsWith(prefix))
      )
    })
    expect(unknown).toEqual([])
  })

  test.each(each(endpoints))('%s is served', (_, { method, path }) => {
    expect(server.routes).toContain(`${method} ${versionPrefix}${path}`)
  })

  test.each(each(guarded))('%s answers 401 without a valid access token', async (_, endpoint) => {
    const { accountId } = parent
    expect(await statusFor(endpoint, { accountId, token: null })).toBe(401)
    expect(await statusFor(endpoint, { accountId, token: 'not-a-token' }), 'with a forged token').toBe(401)
    expect(await statusFor(endpoint, { accountId, token: unsigned(superadmin.token) }), 'with an unsigned token').toBe(
      401,
    )
    expect(await statusFor(endpoint, { accountId, token: expiredToken }), 'with an expired token').toBe(401)
    expect(
      await statusFor(endpoint, { accountId, token: unverifiedToken }),
      'with the identity token of an unverified user',
    ).toBe(401)
  })

  test.each(each(guarded))('%s answers 403 to a superadmin who lacks any one of its scopes', async (_, endpoint) => {
    for (const missing of scopesNeededBy(endpoint)) {
      const caller = await superadminWith(scopes.filter((scope) => scope !== missing))
      expect(await statusFor(endpoint, caller), `without ${missing}`).toBe(403)
    }
  })

  // One of the routes ends the caller's session, so each call needs its own.
  test.each(each(guarded))('%s accepts a superadmin who lacks all other scopes', async (_, endpoint) => {
    expect([401, 403]).not.toContain(await statusFor(endpoint, await superadminWith(scopesNeededBy(endpoint))))
  })

  test.each(each(guarded))('%s accepts a parent exactly when parents hold its scope', async (_, endpoint) => {
    const holds = scopesNeededBy(endpoint).every((scope) => (scopesOf.parent as readonly Scope[]).includes(scope))
    const status = await statusFor(endpoint, await server.createSignedInAccount())
    expect(status).not.toBe(401)
    expect(status !== 403).toBe(holds)
  })

  test.each(each(ofAnAccount))('%s answers 404 to a parent of another family', async (_, endpoint) => {
    expect(await statusFor(endpoint, parent, otherAccount)).toBe(404)
  })

  test.each(each(ofAnAccount))(
    '%s accepts a superadmin for any account only with the scope for all accounts',
    async (_, endpoint) => {
      expect(await statusFor(endpoint, await superadminWith(scopesNeededBy(endpoint)), otherAccount)).toBe(404)
      expect([401, 403]).not.toContain(await statusFor(endpoint, superadmin, otherAccount))
    },
  )

  test.each(each(ofAnAccount))('%s refuses a device', async (_, endpoint) => {
    expect([403, 404]).toContain(await statusFor(endpoint, device))
  })

  test.each(each(guarded))('%s answers 401 as soon as the session has ended', async (_, endpoint) => {
    const caller = await superadminWith(scopes)
    await server.database.pool.query('update sessions set ended_at = now() where id = $1', [caller.sessionId])
    expect(await statusFor(endpoint, caller)).toBe(401)
  })
})

describe('access control in a family', () => {
  let family: string
  beforeAll(async () => {
    family = (await server.createSignedInAccount()).accountId
  })

  /** Signed in an hour ago, so that no call deletes the family. */
  async function member(role: FamilyRole) {
    const caller = await server.createSignedInAccount()
    const { pool } = server.database
    await pool.query('insert into guardians (account_id, guardian_id, role) values ($1, $2, $3)', [
      family,
      caller.accountId,
      role,
    ])
    await pool.query("update sessions set signed_in_at = now() - interval '1 hour' where id = $1", [caller.sessionId])
    return caller
  }

  test.each(familyRoles)('every route accepts a member as the contract says for the role %s', async (role) => {
    const caller = await member(role)
    const wrong: string[] = []
    for (const endpoint of ofAnAccount) {
      const code = await codeFor(endpoint, caller, family)
      // Everybody may leave, but the id in this call is somebody else's.
      const removesAnother = endpointName(endpoint) === 'DELETE /accounts/:accountId/guardians/:guardianId'
      const isAllowed = hasFamilyRole(role, removesAnother ? 'owner' : requiredFamilyRole(endpoint))
      if ((code === 'forbidden') === isAllowed || code === 'unauthenticated')
        wrong.push(`${endpointName(endpoint)}: ${code}`)
    }
    expect(wrong).toEqual([])
  })

  test('every route answers 404 to a removed member, at the next call', async () => {
    const caller = await member('owner')
    await codeFor(readHome, caller, family)
    await server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
      params: { accountId: family, guardianId: caller.accountId },
      bearer: caller.token,
    })
    const found: string[] = []
    for (const endpoint of ofAnAccount) {
      const status = await statusFor(endpoint, caller, family)
      if (status !== 404) found.push(`${endpointName(endpoint)}: ${status}`)
    }
    expect(found).toEqual([])
  })

  test('what a viewer may call neither changes anything nor reveals a secret', () => {
    const open = ofAnAccount.filter((endpoint) => hasFamilyRole('viewer', requiredFamilyRole(endpoint)))
    const dangerous = open.filter(({ method, reveals }) => method !== 'GET' || reveals === 'secrets')
    // Leaving the family. The handler lets only owners remove somebody else.
    expect(dangerous.map(endpointName)).toEqual(['DELETE /accounts/:accountId/guardians/:guardianId'])
  })
})

type Called = { accountId: string; token: string | null }

async function statusFor(endpoint: EndpointDefinition, caller: Called, accountId = caller.accountId) {
  return (await callAs(endpoint, caller, accountId)).status
}

/** The code of the error, or null if there was none. */
async function codeFor(endpoint: EndpointDefinition, caller: Called, accountId: string) {
  const response = await callAs(endpoint, caller, accountId)
  if (response.ok) return null
  return ((await response.json()) as { error: { code: string } }).error.code
}

function callAs(endpoint: EndpointDefinition, caller: Called, accountId: string) {
  const path = endpoint.path
    .replace(':accountId', accountId)
    .replaceAll(/:(deviceId|cardId)/g, '0'.repeat(26))
    .replaceAll(/:\w+/g, randomUUID())
  return server.fetch(versionPrefix + path, {
    method: endpoint.method,
    // A reason is no right: without it, a superadmin who has the right is asked for one.
    headers: { 'access-reason': 'test', ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}) },
  })
}

/** The same claims without a signature. */
function unsigned(token: string) {
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
  return `${header}.${token.split('.')[1]}.`
}
