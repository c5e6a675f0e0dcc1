import { describe, expect, test } from 'vitest'
import { aFamily } from '@pipit/test-kit/family'
import { createLaterDatabases } from '@pipit/test-kit/later-database'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { sweepFamilyChanges } from './family-change-store.ts'
import { sweepInvitations } from './invitation-store.ts'
import { adultsOf } from './testing/adults.ts'

const server = startTestServer({ TRUST_PROXY: '1' })
const databaseIn = createLaterDatabases(server)
const { post, anAdult, aGuardian, invite, mailedToken, accept, membersOf, homeOf } = adultsOf(server)

describe('inviting a guardian', () => {
  test('an invited adult joins with the mailed link, sees the family and its children, and is listed', async () => {
    const family = await aFamily(server)
    const adult = await aGuardian(family)
    expect(await homeOf(family, adult)).toMatchObject({ role: 'guardian', children: [{ id: family.child.id }] })
    expect(await membersOf(family)).toMatchObject({
      items: [
        { accountId: family.accountId, role: 'owner', isYou: true },
        { accountId: adult.accountId, email: adult.email, role: 'guardian', isYou: false },
      ],
      invitations: [],
    })
    const { items } = await server.call('GET /accounts/:accountId/families', {
      params: { accountId: adult.accountId },
      bearer: adult.bearer,
    })
    expect(items).toMatchObject([
      { accountId: adult.accountId, role: 'owner', isOwn: true },
      { accountId: family.accountId, role: 'guardian', isOwn: false },
    ])
  })

  test('the mail says who invites and how to decline, and names no child; declining uses the link up', async () => {
    const family = await aFamily(server)
    const adult = await anAdult()
    await invite(family, adult.email, 'viewer')
    const token = await mailedToken(adult.email)
    const mail = (await server.readOutbox()).split('<article').find((each) => each.includes(token)) ?? ''
    expect(mail).toMatch(/invites you.*as a viewer.*decline/s)
    expect(mail).not.toContain(family.child.name)
    expect(await post('/guardian-invitations/read', { token })).toMatchObject({ email: adult.email, role: 'viewer' })
    expect((await post('/guardian-invitations/decline', { token })).status).toBe(204)
    for (const verb of ['read', 'decline'])
      expect((await post(`/guardian-invitations/${verb}`, { token })).code).toBe('invitation-expired')
    expect((await accept(token, adult)).code).toBe('invitation-expired')
    expect((await membersOf(family)).items).toHaveLength(1)
  })

  test('somebody who is invited twice joins with the newer link only, and cannot be invited again', async () => {
    const family = await aFamily(server)
    const adult = await anAdult()
    await invite(family, adult.email, 'viewer')
    const first = await mailedToken(adult.email)
    await invite(family, adult.email.toUpperCase(), 'guardian')
    expect((await membersOf(family)).invitations).toMatchObject([{ email: adult.email, role: 'guardian' }])
    const second = await mailedToken(adult.email, first)
    expect((await accept(first, adult)).code).toBe('invitation-expired')
    expect((await accept(second, adult)).status).toBe(200)
    expect((await accept(second, adult)).code, 'a second time').toBe('invitation-expired')
    expect((await invite(family, adult.email)).code).toBe('already-guardian')
    const { email } = await server.call('GET /accounts/:accountId', {
      params: { accountId: family.accountId },
      bearer: family.bearer,
    })
    expect((await invite(family, email)).code, 'oneself').toBe('already-guardian')
  })

  test('an invitation is refused for another or an unverified address, after three days, once it is taken back, and with a made-up token', async () => {
    const family = await aFamily(server)
    const [adult, thief] = [await anAdult(), await anAdult()]
    await invite(family, adult.email)
    const token = await mailedToken(adult.email)
    expect((await accept(token, thief)).code).toBe('invitation-for-other-address')
    expect((await accept(token, { bearer: 'made up' })).status).toBe(401)
    const verify = (verified: boolean) =>
      server.database.pool.query('update accounts set email_verified = $2 where id = $1', [adult.accountId, verified])
    await verify(false)
    expect((await accept(token, adult)).code).toBe('invitation-for-other-address')
    await verify(true)
    const [id = ''] = token.split('.')
    for (const forged of [id, `${id}.`, `${id}.${'A'.repeat(43)}`, 'x'])
      expect((await accept(forged, adult)).code).toBe('invitation-expired')
    await server.database.pool.query('update guardian_invitations set expires_at = now() where email = $1', [
      adult.email,
    ])
    expect((await accept(token, adult)).code, 'after three days').toBe('invitation-expired')
    await invite(family, adult.email)
    const newer = await mailedToken(adult.email, token)
    const { invitations } = await membersOf(family)
    const params = { accountId: family.accountId, invitationId: invitations[0]?.id ?? '' }
    await server.call('DELETE /accounts/:accountId/guardians/invitations/:invitationId', {
      params,
      bearer: family.bearer,
    })
    expect((await accept(newer, adult)).code, 'taken back').toBe('invitation-expired')
    expect((await membersOf(family)).items).toHaveLength(1)
  })

  test('of two acceptances at the same time, one joins the family', async () => {
    const family = await aFamily(server)
    const adult = await anAdult()
    await invite(family, adult.email)
    const token = await mailedToken(adult.email)
    const answers = await Promise.all([accept(token, adult), accept(token, adult), accept(token, adult)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410, 410])
    expect((await membersOf(family)).items).toHaveLength(2)
  })

  test('neither guardians, viewers nor superadmins invite, and a mailbox cannot be flooded with invitations', async () => {
    const family = await aFamily(server)
    const others = [
      await aGuardian(family),
      await aGuardian(family, 'viewer'),
      { bearer: (await server.createSignedInAccount({ role: 'superadmin' })).token },
    ]
    for (const { bearer } of others)
      expect((await invite({ ...family, bearer }, 'somebody@example.org')).status).toBe(403)
    const statuses: number[] = []
    for (let count = 0; count < 9; count += 1) statuses.push((await invite(family, 'flooded@example.org')).status)
    expect([statuses[0], statuses.at(-1)]).toEqual([201, 429])
  })
})

test('an invitation is deleted after its three days with its mail, and a recorded change after a year', async () => {
  const family = await aFamily(server)
  const email = 'nobody-comes@example.org'
  await invite(family, email)
  await mailedToken(email)
  const rowsIn = async (table: string) =>
    (await server.database.pool.query(`select from ${table} where account_id = $1`, [family.accountId])).rowCount
  const changes = await rowsIn('family_changes')
  expect(changes).toBeGreaterThan(0)
  const leftIn = async (days: number) => {
    const later = await databaseIn(days)
    await sweepInvitations(later)
    await sweepFamilyChanges(later)
    return {
      invitations: await rowsIn('guardian_invitations'),
      changes: await rowsIn('family_changes'),
      isMailed: (await server.readOutbox()).includes(email),
    }
  }
  expect(await leftIn(2.9)).toEqual({ invitations: 1, changes, isMailed: true })
  expect(await leftIn(3.1)).toEqual({ invitations: 0, changes, isMailed: false })
  expect(await leftIn(364)).toMatchObject({ changes })
  expect(await leftIn(367)).toMatchObject({ changes: 0 })
})
