import { familyNamespace } from '@pipit/contract/realtime/events'
import { describe, expect, test } from 'vitest'
import { downloadExport } from '@pipit/test-kit/download-export'
import { aFamily } from '@pipit/test-kit/family'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { adultsOf } from './testing/adults.ts'

const server = startTestServer({ TRUST_PROXY: '1' })
const sockets = openSockets()
const {
  anAdult,
  aGuardian,
  aFoundedFamily,
  invite,
  mailedToken,
  accept,
  expectMails,
  membersOf,
  homeOf,
  afterMove,
  ofGuardian,
} = adultsOf(server)

describe('leaving and removing', () => {
  test('a removed guardian is refused at the next call, and the open page of that family closes at once', async () => {
    const family = await aFamily(server)
    const adult = await aGuardian(family)
    const { accountId, bearer } = family
    const page = await sockets.page(server.url, { token: adult.bearer, accountId })
    const ownPage = await sockets.page(server.url, { token: adult.bearer, accountId: adult.accountId })
    const closed = new Promise<void>((resolve) => page.once('disconnect', () => resolve()))
    await homeOf(family, adult)
    await server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, adult),
      bearer,
    })
    await expect(homeOf(family, adult)).rejects.toMatchObject({ status: 404 })
    await closed
    expect(ownPage.connected).toBe(true)
    expect(await sockets.refusal(server.url, familyNamespace, { token: adult.bearer, accountId })).toBe('not-found')
    expect(await homeOf(adult, adult)).toMatchObject({ role: 'owner' })
  })

  test('a guardian leaves, and the only owner cannot', async () => {
    const family = await aFamily(server)
    const adult = await aGuardian(family)
    const leave = (person: { accountId: string; bearer: string }) =>
      server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
        params: ofGuardian(family, person),
        bearer: person.bearer,
      })
    await expect(leave(family)).rejects.toMatchObject({ status: 409, code: 'last-owner' })
    await leave(adult)
    await expect(homeOf(family, adult)).rejects.toMatchObject({ status: 404 })
    await expect(
      server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
        params: ofGuardian(family, family),
        bearer: family.bearer,
        body: { role: 'viewer' },
      }),
    ).rejects.toMatchObject({ status: 409, code: 'last-owner' })
  })

  test('a founder passes the ownership on: the family stays as it is, and the founder is a guardian with an own account', async () => {
    const { founder, family } = await aFoundedFamily()
    const next = await aGuardian(family)
    const { accountId } = family
    await server.call('POST /accounts/:accountId/guardians/:guardianId/ownership', {
      params: ofGuardian(family, next),
      bearer: founder.bearer,
    })
    await expect(homeOf(family, founder), 'the old token names the family').rejects.toMatchObject({ status: 401 })
    const moved = await afterMove(founder)
    expect(moved.accountId).not.toBe(accountId)
    expect(await homeOf(moved, moved)).toMatchObject({ role: 'owner', account: { email: founder.email }, children: [] })
    expect(await homeOf(family, moved)).toMatchObject({ role: 'guardian', children: [{ id: family.child.id }] })
    expect(await homeOf(family, next)).toMatchObject({ role: 'owner', account: { id: accountId, email: next.email } })
    const { items } = await membersOf({ accountId, bearer: next.bearer })
    expect(items.map(({ accountId: id, role }) => [id, role])).toEqual([
      [next.accountId, 'owner'],
      [moved.accountId, 'guardian'],
    ])
    const { items: changes } = await server.call('GET /accounts/:accountId/changes', {
      params: { accountId },
      query: {},
      bearer: next.bearer,
    })
    expect(changes[0]).toMatchObject({ action: 'ownership.transferred', byAccountId: moved.accountId })
    expect(changes.map(({ byAccountId }) => byAccountId)).not.toContain(accountId)
  })

  test('the invitations of an owner end when the owner is removed, demoted or leaves', async () => {
    const { founder, family } = await aFoundedFamily()
    const owner = await aGuardian(family)
    const accomplice = await anAdult()
    const { accountId } = family
    const setRole = (guardian: { accountId: string }, role: 'owner' | 'guardian', bearer: string) =>
      server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
        params: ofGuardian(family, guardian),
        bearer,
        body: { role },
      })
    await setRole(owner, 'owner', founder.bearer)
    await invite({ accountId, bearer: owner.bearer }, accomplice.email)
    await invite(family, 'aunt@example.org')
    const token = await mailedToken(accomplice.email)
    await setRole(owner, 'guardian', founder.bearer)
    expect((await accept(token, accomplice)).code).toBe('invitation-expired')
    expect((await membersOf(family)).invitations.map(({ email }) => email)).toEqual(['aunt@example.org'])
    await setRole(owner, 'owner', founder.bearer)
    await setRole(founder, 'guardian', owner.bearer)
    expect((await membersOf({ accountId, bearer: owner.bearer })).invitations).toEqual([])
  })

  test('a founder whose sign-in is deleted at the identity provider leaves the family to its other owner', async () => {
    const { verified, exchange, remove } = createIdentityClient(server)
    const { idToken } = await verified('deleted-founder@example.org')
    const signedIn = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
    const family = await aFamily(server, { accountId: signedIn.id, token: signedIn.access_token })
    const owner = await aGuardian(family)
    await server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, owner),
      bearer: family.bearer,
      body: { role: 'owner' },
    })
    await remove(idToken)
    expect(await homeOf(family, owner)).toMatchObject({ children: [{ id: family.child.id }] })
    const emails = await server.database.pool.query("select from accounts where email = 'deleted-founder@example.org'")
    expect(emails.rows).toEqual([])
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    const body = { accountId: family.accountId, role: 'superadmin' as const }
    await expect(server.call('PATCH /admin/accounts/role', { bearer: token, body })).rejects.toMatchObject({
      status: 404,
    })
  })

  test('of the last two owners who leave at the same time, one stays', async () => {
    const { founder, family } = await aFoundedFamily()
    const next = await aGuardian(family)
    await server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, next),
      bearer: founder.bearer,
      body: { role: 'owner' },
    })
    const leave = (person: { accountId: string; bearer: string }) =>
      server.call('DELETE /accounts/:accountId/guardians/:guardianId', {
        params: ofGuardian(family, person),
        bearer: person.bearer,
      })
    const results = await Promise.allSettled([leave(founder), leave(next)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { rows } = await server.database.pool.query('select from family_members where account_id = $1', [
      family.accountId,
    ])
    expect(rows).toHaveLength(1)
  })

  test('a founder’s account is deleted without the family if it has another owner, who can then not delete theirs', async () => {
    const { founder, family } = await aFoundedFamily()
    const next = await aGuardian(family)
    const { accountId } = family
    await server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, next),
      bearer: founder.bearer,
      body: { role: 'owner' },
    })
    const receipt = await server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer: founder.bearer })
    expect(receipt.counts).toMatchObject({ children: 0, sessions: 1 })
    expect(await homeOf(family, next)).toMatchObject({ role: 'owner', children: [{ id: family.child.id }] })
    const { rows } = await server.database.pool.query('select from accounts where email = $1', [founder.email])
    expect(rows).toEqual([])
    const deletion = { params: { accountId: next.accountId }, bearer: next.bearer }
    await expect(server.call('DELETE /accounts/:accountId', deletion)).rejects.toMatchObject({ code: 'last-owner' })
    await server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer: next.bearer })
    await expect(homeOf(family, next)).rejects.toMatchObject({ status: 404 })
    await server.call('DELETE /accounts/:accountId', deletion)
  })

  test('an owner who deletes the family leaves the founder’s account as it is, and the others get a mail', async () => {
    const { founder, family } = await aFoundedFamily()
    const [owner, guardian] = [await aGuardian(family), await aGuardian(family)]
    const viewer = await aGuardian(family, 'viewer')
    const { accountId, child } = family
    await server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, owner),
      bearer: founder.bearer,
      body: { role: 'owner' },
    })
    for (const { bearer } of [guardian, viewer]) {
      const refused = { status: 403, code: 'forbidden' }
      await expect(downloadExport(server, { accountId, bearer })).rejects.toMatchObject(refused)
      const deletion = server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer })
      await expect(deletion).rejects.toMatchObject(refused)
    }
    await server.call('POST /accounts/:accountId/children/:childId/screen-time/grants', {
      params: { accountId, childId: child.id },
      bearer: guardian.bearer,
      body: { minutes: 15 },
    })
    const { rows, allText } = await downloadExport(server, { accountId, bearer: owner.bearer })
    expect(rows('guardians').map(({ email, role }) => [email, role])).toEqual([
      [owner.email, 'owner'],
      [guardian.email, 'guardian'],
      [viewer.email, 'viewer'],
    ])
    expect(rows('screen-time-grants')).toMatchObject([{ minutes: 15, grantedBy: guardian.accountId }])
    expect(rows('changes')[0]).toMatchObject({ action: 'minutes.granted', by: guardian.email })
    expect(allText, 'the founder’s own').not.toContain(founder.sessionId)
    const receipt = await server.call('DELETE /accounts/:accountId', { params: { accountId }, bearer: owner.bearer })
    expect(receipt.counts).toMatchObject({ children: 1, sessions: 0 })
    const moved = await afterMove(founder)
    expect(await homeOf(moved, moved)).toMatchObject({ account: { email: founder.email }, children: [] })
    for (const { email } of [founder, guardian, viewer]) await expectMails(email, /is deleted/, 1)
  })
})
