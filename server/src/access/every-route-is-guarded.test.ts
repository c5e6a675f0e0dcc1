import { randomUUID } from 'node:crypto'
import { scopes, scopesOf, type Scope } from '@pipit/contract/access'
import { endpointName, versionPrefix, type EndpointDefinition } from '@pipit/contract/define-endpoint'
import { endpoints } from '@pipit/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { openHouse } from '../testing/house.ts'
import type { Principal } from './authorize.ts'

const house = openHouse()
const ownAccount = randomUUID()
const otherAccount = randomUUID()

const parent: Principal = { kind: 'account', accountId: ownAccount, role: 'parent', scopes: scopesOf.parent }
const device: Principal = { kind: 'device', deviceId: '0'.repeat(26), scopes: scopesOf.device }
const superadmin = (held: readonly Scope[] = scopes): Principal => ({ kind: 'account', accountId: ownAccount, role: 'superadmin', scopes: held })

const guarded = endpoints.filter(({ needs }) => needs !== 'anyone' && needs !== 'identity token')
const ofAnAccount = guarded.filter(({ path }) => path.includes(':accountId'))

const each = (list: readonly EndpointDefinition[]) => list.map((endpoint) => [endpointName(endpoint), endpoint] as const)

describe('every route', () => {
  test('under the version prefix comes from the contract', () => {
    const documentation = ['/v1/docs', '/v1/openapi.json']
    const promised = new Set(endpoints.map((endpoint) => `${endpoint.method} ${versionPrefix}${endpoint.path}`))
    const unknown = house.routes.filter((route) => {
      const [method, path = ''] = route.split(' ')
      return path.startsWith('/v1') && method !== 'HEAD' && !promised.has(route) && !documentation.some((prefix) => path.startsWith(prefix))
    })
    expect(unknown).toEqual([])
  })

  test.each(each(guarded))('%s asks a stranger to sign in', async (_, endpoint) => {
    expect(await statusFor(endpoint, null)).toBe(401)
    expect(await statusFor(endpoint, 'not-a-token'), 'with a made-up token').toBe(401)
    expect(await statusFor(endpoint, unsigned(superadmin())), 'with an unsigned token').toBe(401)
  })

  test.each(each(guarded))('%s is forbidden without its scope', async (_, endpoint) => {
    const others = scopes.filter((scope) => scope !== endpoint.needs)
    expect(await statusFor(endpoint, superadmin(others))).toBe(403)
  })

  test.each(each(guarded))('%s lets a superadmin in with its scope', async (_, endpoint) => {
    expect([401, 403]).not.toContain(await statusFor(endpoint, superadmin()))
  })

  test.each(each(guarded))('%s lets a parent in exactly when parents hold its scope', async (_, endpoint) => {
    const holds = (scopesOf.parent as readonly Scope[]).includes(endpoint.needs as Scope)
    const status = await statusFor(endpoint, parent)
    expect(status).not.toBe(401)
    expect(status !== 403).toBe(holds)
  })

  test.each(each(ofAnAccount))('%s shows a parent nothing of another family', async (_, endpoint) => {
    expect(await statusFor(endpoint, parent, otherAccount)).toBe(404)
  })

  test.each(each(ofAnAccount))('%s opens any account to a superadmin, but not without the scope for it', async (_, endpoint) => {
    expect(await statusFor(endpoint, superadmin([endpoint.needs as Scope]), otherAccount)).toBe(404)
    expect([401, 403]).not.toContain(await statusFor(endpoint, superadmin(), otherAccount))
  })

  test.each(each(ofAnAccount))('%s is closed to a device', async (_, endpoint) => {
    expect([403, 404]).toContain(await statusFor(endpoint, device))
  })
})

async function statusFor(endpoint: EndpointDefinition, caller: Principal | string | null, accountId = ownAccount) {
  const token = typeof caller === 'string' ? caller : caller && (await house.tokenOf(caller))
  const path = endpoint.path
    .replace(':accountId', accountId)
    .replaceAll(/:(deviceId|cardId)/g, '0'.repeat(26))
    .replaceAll(/:\w+/g, randomUUID())
  const response = await house.fetch(versionPrefix + path, {
    method: endpoint.method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return response.status
}

function unsigned(principal: Principal) {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { iss: 'pipit', aud: 'account', sub: ownAccount, role: 'superadmin', scopes: principal.scopes, exp: 9_999_999_999 }
  return `${encode({ alg: 'none' })}.${encode(claims)}.`
}
