import { scopesOf } from '@pipit/contract/api/access'
import { errorCatalogue } from '@pipit/contract/api/errors'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { describe, expect, test } from 'vitest'
import { makeCard } from '../../testing/devices-and-cards.ts'
import { downloadExport } from '../../testing/download-export.ts'
import { aFamily } from '../../testing/family.ts'
import { createIdentityClient } from '../../testing/identity-client.ts'
import { createLaterDatabases } from '../../testing/later-database.ts'
import { openSockets } from '../../testing/sockets.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { createFlagNotifier } from '../flags/notify-of-flag.ts'
import { sweepFamilyChanges } from './family-change-store.ts'
import { sweepInvitations } from './invitation-store.ts'

const server = startTestServer({ TRUST_PROXY: '1' })
const sockets = openSockets()
const databaseIn = createLaterDatabases(server)

let networks = 0
/** From another network each, because mails to typed addresses are limited. */
async function post(path: string, body: object, bearer?: string) {
  networks += 1
  const response = await server.fetch(`/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${networks % 250}`,
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const content = (text ? JSON.parse(text) : {}) as { error?: { code: string }; accountId?: string }
  return { status: response.status, code: content.error?.code, ...content }
}

async function anAdult() {
  const { accountId, token: bearer, sessionId } = await server.createSignedInAccount()
  const { email } = await server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
  return { accountId, bearer, sessionId, email }
}
type Adult = Awaited<ReturnType<typeof anAdult>>
type Family = Awaited<ReturnType<typeof aFamily>>

const invite = ({ accountId, bearer }: Pick<Family, 'accountId' | 'bearer'>, email: string, role = 'guardian') =>
  post(`/accounts/${accountId}/guardians/invitations`, { email, role }, bearer)

/** The token of the link that waits for this address, other than one that is known. */
async function mailedToken(email: string, known?: string) {
  const find = async () => {
    const mails = (await server.readOutbox()).split('<article').filter((mail) => mail.includes(email))
    return mails.flatMap((mail) => /invitation#([\w.-]+)/.exec(mail)?.[1] ?? []).find((token) => token !== known)
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** The mails to this address that say so. */
async function expectMails(email: string, text: RegExp, count: number) {
  const found = async () => {
    const mails = (await server.readOutbox()).split('<article')
    return mails.filter((mail) => mail.includes(`To ${email}`) && text.test(mail))
  }
  await expect.poll(async () => (await found()).length, { message: `${email}: ${text.source}` }).toBe(count)
  return found()
}

const accept = (token: string, { bearer }: Pick<Adult, 'bearer'>) =>
  post('/guardian-invitations/accept', { token }, bearer)

async function aGuardian(family: Family, role = 'guardian') {
  const adult = await anAdult()
  expect((await invite(family, adult.email, role)).status).toBe(201)
  const token = await mailedToken(adult.email)
  expect(await accept(token, adult)).toMatchObject({ status: 200, accountId: family.accountId })
  return adult
}

const membersOf = async ({ accountId, bearer }: Pick<Family, 'accountId' | 'bearer'>) =>
  server.call('GET /accounts/:accountId/guardians', { params: { accountId }, bearer })

const homeOf = ({ accountId }: { accountId: string }, { bearer }: Pick<Adult, 'bearer'>) =>
  server.call('GET /accounts/:accountId/home', { params: { accountId }, bearer })

/** The new access token of a founder whose tokens were revoked because their sign-in has moved. */
async function afterMove({ sessionId }: Pick<Adult, 'sessionId'>) {
  const { rows } = await server.database.pool.query<{ id: string; tokenVersion: number }>(
    `select accounts.id, token_version as "tokenVersion" from accounts join sessions on account_id = accounts.id
      where sessions.id = $1`,
    [sessionId],
  )
  const { id: accountId = '', tokenVersion = 0 } = rows[0] ?? {}
  const scopes = scopesOf.parent
  const bearer = await server.tokenOf({ kind: 'account', accountId, sessionId, tokenVersion, role: 'parent', scopes })
  return { accountId, bearer }
}

async function aFoundedFamily() {
  const founder = await anAdult()
  const family = await aFamily(server, { accountId: founder.accountId, token: founder.bearer })
  return { founder, family }
}

const ofGuardian = ({ accountId }: { accountId: string }, guardian: { accountId: string }) => ({
  accountId,
  guardianId: guardian.accountId,
})

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

describe('mails about guardians', () => {
  const setRole = (family: Family, guardian: Adult, role: 'owner' | 'guardian' | 'viewer', bearer = family.bearer) =>
    server.call('PATCH /accounts/:accountId/guardians/:guardianId', {
      params: ofGuardian(family, guardian),
      bearer,
      body: { role },
    })
  const remove = (family: Family, guardian: Adult, { bearer }: Pick<Adult, 'bearer'>) =>
    server.call('DELETE /accounts/:accountId/guardians/:guardianId', { params: ofGuardian(family, guardian), bearer })

  test('owners get one mail when somebody joins or leaves, whoever is concerned one about a new role or the removal, and nobody one about what they did', async () => {
    const { founder, family } = await aFoundedFamily()
    const [owner, aunt, viewer] = [await aGuardian(family), await aGuardian(family), await aGuardian(family, 'viewer')]
    await setRole(family, owner, 'owner')
    const [promoted = ''] = await expectMails(owner.email, /are an owner of a family/, 1)
    expect(promoted).toContain(`${founder.email} has made you an owner of their family`)
    expect(promoted).toContain(`/families/${family.accountId}`)
    // Again the same role: nothing has changed.
    await setRole(family, owner, 'owner')
    await setRole(family, aunt, 'viewer', owner.bearer)
    const [demoted = ''] = await expectMails(aunt.email, /are a viewer of a family/, 1)
    expect(demoted).toContain(`${owner.email} has made you a viewer of the family of ${founder.email}`)

    await remove(family, aunt, owner)
    const [removed = ''] = await expectMails(aunt.email, /You no longer belong to a family/, 1)
    expect(removed).toContain(`${owner.email} has removed you from the family of ${founder.email}`)
    const [told = ''] = await expectMails(founder.email, new RegExp(`${aunt.email} no longer belongs`), 1)
    expect(told).toContain(`${owner.email} has removed ${aunt.email} from the family of ${founder.email}`)
    expect(told).toContain('/app/guardians')

    await remove(family, viewer, viewer)
    for (const { email } of [founder, owner]) await expectMails(email, new RegExp(`${viewer.email} has left`), 1)
    for (const { email } of [owner, aunt, viewer])
      await expectMails(founder.email, new RegExp(`${email} has joined your family`), 1)

    // Mails are sent in the order in which they were queued, so these would have been there first.
    await expectMails(owner.email, /are an owner of a family/, 1)
    await expectMails(owner.email, /has removed|has joined/, 0)
    await expectMails(viewer.email, /no longer belong|has joined|has left/, 0)
    for (const { email } of [founder, owner, aunt, viewer]) await expectMails(email, new RegExp(family.child.name), 0)
  })

  test('a superadmin who changes a role is called support, and a deleted account has left its families', async () => {
    const { founder, family } = await aFoundedFamily()
    const [guardian, next] = [await aGuardian(family), await aGuardian(family)]
    const superadmin = await server.createSignedInAccount({ role: 'superadmin' })
    await setRole(family, guardian, 'viewer', superadmin.token)
    const [demoted = ''] = await expectMails(guardian.email, /are a viewer of a family/, 1)
    expect(demoted).toContain(`Pipit support has made you a viewer of the family of ${founder.email}`)
    await server.call('DELETE /accounts/:accountId', {
      params: { accountId: guardian.accountId },
      bearer: guardian.bearer,
    })
    await expectMails(founder.email, new RegExp(`account of ${guardian.email} is deleted`), 1)
    await server.call('POST /accounts/:accountId/guardians/:guardianId/ownership', {
      params: ofGuardian(family, next),
      bearer: founder.bearer,
    })
    await expectMails(next.email, /has made you an owner of their family/, 1)
    await expectMails(founder.email, /are a guardian of a family/, 0)
  })
})

test('owners and guardians get the mails about a flag as each of them wishes, and viewers none', async () => {
  const family = await aFamily(server)
  const [guardian, silent] = [await aGuardian(family), await aGuardian(family)]
  await aGuardian(family, 'viewer')
  await server.call('PATCH /accounts/:accountId', {
    params: { accountId: silent.accountId },
    bearer: silent.bearer,
    body: { flagMail: false },
  })
  const mails: { to: string; text: string }[] = []
  const notify = createFlagNotifier({
    database: server.database,
    sendMail: async (mail) => void mails.push(mail),
    contactLinks: { linkOf: () => '' },
    publicUrl: 'https://pipit.example',
  })
  await notify({ childId: family.child.id, at: new Date(), severity: 'high' })
  const founder = await server.call('GET /accounts/:accountId', {
    params: { accountId: family.accountId },
    bearer: family.bearer,
  })
  expect(mails.map(({ to }) => to).toSorted()).toEqual([founder.email, guardian.email].toSorted())
  const toGuardian = mails.find(({ to }) => to === guardian.email)
  expect(toGuardian?.text).toContain(`https://pipit.example/families/${family.accountId}/children/${family.child.id}`)
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
