import { randomUUID } from 'node:crypto'
import { errorCatalogue } from '@pipit/contract/api/errors'
import { describe, expect, test } from 'vitest'
import { makeCard } from '@pipit/test-kit/devices-and-cards'
import { aFamily } from '@pipit/test-kit/family'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { adultsOf } from './testing/adults.ts'

const server = startTestServer({ TRUST_PROXY: '1' })
const { aGuardian, aFoundedFamily, invite, membersOf, homeOf, ofGuardian } = adultsOf(server)

describe('the roles in a family', () => {
  test('a guardian changes what is the family’s, and not what belongs to another person', async () => {
    const family = await aFamily(server)
    const { bearer } = await aGuardian(family)
    const { accountId, child, cardId } = family
    const change = (body: object) => server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body })
    expect(await change({ timeZone: 'Europe/Berlin' })).toMatchObject({ timeZone: 'Europe/Berlin' })
    for (const body of [{ name: 'Mine' }, { language: 'de' }, { flagMail: false }, { timeZone: 'UTC', photo: null }])
      await expect(change(body)).rejects.toMatchObject({ status: 403 })
    const renamed = await server.call('PATCH /accounts/:accountId/children/:childId', {
      params: { accountId, childId: child.id },
      bearer,
      body: { name: 'Mia Sophie', version: child.version },
    })
    expect(renamed).toMatchObject({ name: 'Mia Sophie' })
    expect(await server.call('GET /cards/:cardId', { params: { cardId }, bearer })).toMatchObject({ id: cardId })
    const card = { params: { cardId }, query: { accountId }, bearer, body: { name: 'Story' } }
    expect(await server.call('PATCH /cards/:cardId', card)).toMatchObject({ name: 'Story' })
  })

  test('a viewer reads everything but secrets, and changes nothing', async () => {
    const family = await aFamily(server)
    const { bearer } = await aGuardian(family, 'viewer')
    const { accountId, child, cardId, deviceId, network } = family
    const params = { accountId, childId: child.id, deviceId, wifiNetworkId: network.id }
    expect((await server.call('GET /accounts/:accountId/children', { params, bearer })).items).toHaveLength(1)
    const refused = [
      server.call('GET /accounts/:accountId/wifi-networks/:wifiNetworkId/password', { params, bearer }),
      server.call('GET /accounts/:accountId/devices/:deviceId/device-api-key', { params, bearer }),
      server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body: { name: 'X' } }),
      server.call('PATCH /cards/:cardId', { params: { cardId }, query: {}, bearer, body: { name: 'X' } }),
      server.call('DELETE /cards/:cardId/deactivate', { params: { cardId }, query: { accountId }, bearer }),
      server.call('DELETE /accounts/:accountId/consents', { params, bearer }),
      server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
        params,
        bearer,
        body: { minutes: 15 },
      }),
      server.call('POST /accounts/:accountId/children/:childId/pause', { params, bearer }),
      server.call('POST /accounts/:accountId/pause', { params, bearer }),
    ]
    for (const result of await Promise.allSettled(refused))
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { status: 403, message: errorCatalogue.forbidden.message },
      })
    expect(await homeOf(family, { bearer })).toMatchObject({
      pausedAt: null,
      children: [{ allowance: { state: 'allowed', grantedMinutes: 0 } }],
    })
    const { items, invitations } = await membersOf({ accountId, bearer })
    expect(items).toHaveLength(2)
    expect(invitations).toEqual([])
  })

  test('nobody raises their own role, and a guardian of one family finds nothing of another', async () => {
    const [family, other] = [await aFamily(server), await aFamily(server)]
    const adult = await aGuardian(family)
    const params = ofGuardian(family, adult)
    const { bearer } = adult
    await expect(
      server.call('PATCH /accounts/:accountId/guardians/:guardianId', { params, bearer, body: { role: 'owner' } }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      server.call('POST /accounts/:accountId/guardians/:guardianId/ownership', { params, bearer }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(
      server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
        params: ofGuardian(family, family),
        bearer,
      }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(homeOf(other, adult)).rejects.toMatchObject({ status: 404 })
    const { cardId, claimCodes } = other
    await expect(server.call('GET /cards/:cardId', { params: { cardId }, bearer })).rejects.toMatchObject({
      status: 404,
    })
    const named = { params: { cardId }, query: { accountId: family.accountId }, bearer }
    await expect(server.call('GET /cards/:cardId', named)).rejects.toMatchObject({ status: 404 })
    const body = { cardId, claimCode: claimCodes[1] ?? '', accountId: other.accountId }
    await expect(server.call('POST /cards/register', { bearer, body })).rejects.toMatchObject({ status: 404 })
  })

  test('a superadmin who is a viewer of a family does not make themselves an owner of it', async () => {
    const family = await aFamily(server)
    const { accountId: guardianId, token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const { accountId } = family
    await server.database.pool.query(
      `insert into guardians (account_id, guardian_id, role) values ($1, $2, 'viewer')`,
      [accountId, guardianId],
    )
    const params = { accountId, guardianId }
    await expect(
      server.call('PATCH /accounts/:accountId/guardians/:guardianId', { params, bearer, body: { role: 'owner' } }),
    ).rejects.toMatchObject({ code: 'cannot-change-own-account' })
  })

  test('inviting, making somebody an owner and handing over need a sign-in within five minutes, and another role does not', async () => {
    const { founder, family } = await aFoundedFamily()
    const adult = await aGuardian(family)
    const { accountId, bearer } = family
    const signedIn = (ago: string) =>
      server.database.pool.query('update sessions set signed_in_at = now() - $2::interval where id = $1', [
        founder.sessionId,
        ago,
      ])
    const params = ofGuardian(family, adult)
    const setRole = (role: 'owner' | 'viewer') =>
      server.call('PATCH /accounts/:accountId/guardians/:guardianId', { params, bearer, body: { role } })
    const handOver = () => server.call('POST /accounts/:accountId/guardians/:guardianId/ownership', { params, bearer })
    await signedIn('5 minutes 1 second')
    const refused = { status: 403, code: 'recent-sign-in-required' }
    expect(await invite(family, 'stranger@example.org')).toMatchObject(refused)
    await expect(setRole('owner')).rejects.toMatchObject(refused)
    await expect(handOver()).rejects.toMatchObject(refused)
    await setRole('viewer')
    expect(await membersOf({ accountId, bearer })).toMatchObject({
      items: [{ role: 'owner' }, { role: 'viewer' }],
      invitations: [],
    })
    await signedIn('4 minutes 50 seconds')
    expect((await invite(family, 'stranger@example.org')).status).toBe(201)
    await setRole('owner')
    await handOver()
  })

  test('each change of the family is listed with the person who made it, and no deleted child is named', async () => {
    const family = await aFamily(server)
    const adult = await aGuardian(family)
    const { accountId, child } = family
    const params = { accountId, childId: child.id }
    const { bearer } = adult
    await server.call('PATCH /accounts/:accountId/children/:childId', { params, bearer, body: { name: 'Ida' } })
    const changes = async () =>
      (await server.call('GET /accounts/:accountId/changes', { params: { accountId }, query: {}, bearer })).items
    const [latest] = await changes()
    expect(latest).toMatchObject({
      action: 'child.changed',
      by: adult.email,
      byAccountId: adult.accountId,
      resource: 'child',
      resourceId: child.id,
      resourceName: 'Ida',
    })
    const { cardId, claimCode } = await makeCard(server)
    await server.call('POST /cards/register', { bearer: family.bearer, body: { cardId, claimCode } })
    expect((await changes())[0]).toMatchObject({ action: 'card.registered', resourceId: cardId })
    const childAdded = (await changes()).find(({ action }) => action === 'child.added')
    expect(childAdded).toMatchObject({ byAccountId: family.accountId, resourceId: child.id })
    await server.call('DELETE /accounts/:accountId/children/:childId', { params, bearer })
    expect((await changes())[0]).toMatchObject({ action: 'child.removed', by: adult.email, resourceId: null })
    expect(JSON.stringify(await changes())).not.toContain(child.id)
  })

  test('a child is listed as added once, although the request was repeated', async () => {
    const { accountId, bearer } = await aFamily(server)
    const body = { name: 'Ida', proficiencyLevel: 'simple', contentMaturity: 'preschool' } as const
    const request = { params: { accountId }, bearer, body, idempotencyKey: randomUUID() }
    const { id } = await server.call('POST /accounts/:accountId/children', request)
    await server.call('POST /accounts/:accountId/children', request)
    const { items } = await server.call('GET /accounts/:accountId/changes', {
      params: { accountId },
      query: {},
      bearer,
    })
    expect(items.filter(({ resourceId }) => resourceId === id)).toMatchObject([{ action: 'child.added' }])
  })

  test('of two guardians who edit one child at the same time, one gets a conflict and nothing is lost', async () => {
    const family = await aFamily(server)
    const adult = await aGuardian(family)
    const { accountId, child } = family
    const edit = (bearer: string, name: string) =>
      server.call('PATCH /accounts/:accountId/children/:childId', {
        params: { accountId, childId: child.id },
        bearer,
        body: { name, version: child.version },
      })
    const [one, two] = await Promise.allSettled([edit(family.bearer, 'Ada'), edit(adult.bearer, 'Bea')])
    const saved = one.status === 'fulfilled' ? 'Ada' : 'Bea'
    const conflict = one.status === 'rejected' ? one : two
    expect(conflict).toMatchObject({ status: 'rejected', reason: { status: 409, code: 'version-conflict' } })
    expect(await homeOf(family, adult)).toMatchObject({ children: [{ name: saved }] })
  })
})
