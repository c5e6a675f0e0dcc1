import { scopesOf } from '@pipit/contract/api/access'
import type { EndpointsByName } from '@pipit/contract/api/endpoints'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { endSessions } from '../sessions/end-sessions.ts'

type Profile = z.input<EndpointsByName['PATCH /accounts/:accountId']['body']>

const server = startTestServer()
const { verified, signInWithPassword, update: changeIdentity, exchange, refresh } = createIdentityClient(server)

const read = (accountId: string, bearer: string) =>
  server.call('GET /accounts/:accountId', { params: { accountId }, bearer })
const update = (accountId: string, bearer: string, body: Profile) =>
  server.call('PATCH /accounts/:accountId', { params: { accountId }, bearer, body })

/** Signs in with an identity token, as a browser does. */
async function signedIn(idToken: string, userAgent = 'A browser') {
  const headers = { authorization: `Bearer ${idToken}`, 'user-agent': userAgent }
  const response = await server.fetch('/v1/auth/sign-in/id', { method: 'POST', headers })
  const { id, access_token: token } = (await response.json()) as { id: string; access_token: string }
  return { accountId: id, token, idToken }
}

describe('the account of the caller', () => {
  test('a parent can read the account without its internal fields', async () => {
    const { accountId, token } = await signedIn((await verified('ada@example.org')).idToken)
    const account = await read(accountId, token)
    expect(account).toMatchObject({
      id: accountId,
      role: 'parent',
      scopes: scopesOf.parent,
      email: 'ada@example.org',
      emailVerified: true,
      name: null,
      language: 'en',
      timeZone: 'UTC',
      subscription: 'own-server',
      skippedSteps: [],
      disabled: false,
      version: 1,
    })
    for (const internal of ['identityUid', 'tokenVersion', 'identityValidSince'])
      expect(account).not.toHaveProperty(internal)
  })

  test('a parent can change single fields of the profile', async () => {
    const { accountId, token } = await server.createSignedInAccount()
    const photo = `data:image/png;base64,${Buffer.from('\u0089PNG\r\n\u001a\n and a small picture', 'latin1').toString('base64')}`
    await update(accountId, token, { name: ' Ada 👩🏽 ', photo, phone: '+4917012345678' })
    const steps = ['wifi', 'card', 'wifi'] as const
    await update(accountId, token, { language: 'pt-BR', timeZone: 'America/Sao_Paulo', skippedSteps: [...steps] })
    expect(await read(accountId, token)).toMatchObject({
      name: 'Ada 👩🏽',
      photo,
      phone: '+4917012345678',
      language: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      skippedSteps: ['wifi', 'card'],
      version: 3,
    })
    const nothing = { name: null, photo: null, phone: null }
    expect(await update(accountId, token, nothing)).toMatchObject(nothing)
  })

  test('a parent can choose common time zones', async () => {
    const { accountId, token } = await server.createSignedInAccount()
    const zones = ['UTC', 'Asia/Calcutta', 'America/Argentina/Buenos_Aires', 'Europe/Berlin', 'Pacific/Auckland']
    for (const timeZone of zones) expect(await update(accountId, token, { timeZone })).toMatchObject({ timeZone })
  })

  test.each([
    [{ name: '   ' }, 'body.name'],
    [{ name: 'N'.repeat(301) }, 'body.name'],
    [{ photo: 'https://example.org/me.png' }, 'body.photo'],
    [{ photo: 'data:image/svg+xml;base64,PHN2Zz4=' }, 'body.photo'],
    [{ photo: 'data:image/png;base64,PHN2Zz4=' }, 'body.photo'],
    [{ photo: 'data:image/jpeg;base64,iVBORw0KGgoAAAA=' }, 'body.photo'],
    [{ photo: 'data:image/webp;base64,UklGRgAAAABXQVZF' }, 'body.photo'],
    [{ phone: '0170 1234567' }, 'body.phone'],
    [{ language: 'English' }, 'body.language'],
    [{ language: 'xq' }, 'body.language'],
    [{ language: 'en-US-US' }, 'body.language'],
    [{ timeZone: 'Middle-earth/Shire' }, 'body.timeZone'],
    [{ timeZone: '+02:00' }, 'body.timeZone'],
    // Known to browsers, but not to PostgreSQL.
    [{ timeZone: 'US/Pacific-New' }, 'body.timeZone'],
    [{ timeZone: '' }, 'body.timeZone'],
    [{ skippedSteps: ['breakfast' as 'wifi'] }, 'body.skippedSteps.0'],
  ])('a parent gets an error that names the invalid field: %j', async (invalid, field) => {
    const { accountId, token } = await server.createSignedInAccount()
    const error = { status: 400, code: 'invalid-request', details: [{ field }] }
    await expect(update(accountId, token, invalid)).rejects.toMatchObject(error)
    expect(await read(accountId, token)).toMatchObject({ version: 1 })
  })

  test('a parent cannot save a photo that is too large', async () => {
    const { accountId, token } = await server.createSignedInAccount()
    const photo = (length: number) => ({ photo: 'data:image/png;base64,iVBORw0KGgo'.padEnd(length, 'A') })
    await expect(update(accountId, token, photo(400_001))).rejects.toMatchObject({ details: [{ field: 'body.photo' }] })
    expect(await update(accountId, token, photo(400_000))).toMatchObject({ version: 2 })
  })

  test('a parent gets a version conflict if another page has changed the profile, and nothing is overwritten', async () => {
    const { accountId, token } = await server.createSignedInAccount()
    await update(accountId, token, { name: 'From the first tab', version: 1 })
    const late = update(accountId, token, { name: 'From the second tab', version: 1 })
    await expect(late).rejects.toMatchObject({ status: 409, code: 'version-conflict' })
    expect(await read(accountId, token)).toMatchObject({ name: 'From the first tab' })
  })

  test('a parent cannot change their own role, scopes, email, verification or subscription', async () => {
    const { accountId, token } = await server.createSignedInAccount()
    const { role, emailVerified, subscription, email, scopes } = await read(accountId, token)
    const forbiddenChanges = { role: 'superadmin', emailVerified: false, subscription: 'gold', email: 'me@example.org' }
    await update(accountId, token, { ...forbiddenChanges, scopes: [] } as Profile)
    expect(await read(accountId, token)).toMatchObject({ role, emailVerified, subscription, email, scopes })
  })

  test('a parent can read the sign-in methods', async () => {
    const { accountId, token } = await signedIn((await verified('ways@example.org')).idToken)
    const options = { params: { accountId }, bearer: token }
    const methods = await server.call('GET /accounts/:accountId/sign-in-methods', options)
    expect(methods).toEqual({ providers: ['password'], secondFactor: false })
  })

  test.each([
    ['of spaces', '   ', null],
    ['that is very long', 'L'.repeat(400), 'L'.repeat(300)],
  ])('a parent can read the account if the identity provider gives a name %s', async (what, displayName, name) => {
    const email = `${what.replaceAll(' ', '-')}@example.org`
    await verified(email)
    const rename = 'update identity.users set display_name = $2 where email = $1'
    await server.database.pool.query(rename, [email, displayName])
    const { accountId, token } = await signedIn((await signInWithPassword(email)).idToken)
    expect(await read(accountId, token)).toMatchObject({ name })
  })
})

describe('accounts of others', () => {
  test('a superadmin can read and change any account, and gets 404 for an unknown one', async () => {
    const { accountId } = await server.createSignedInAccount()
    const { token } = await server.createSignedInAccount({ role: 'superadmin' })
    expect(await update(accountId, token, { name: 'Helped' })).toMatchObject({ id: accountId, name: 'Helped' })
    const unknownId = crypto.randomUUID()
    const missing = { status: 404, code: 'not-found' }
    await expect(read(unknownId, token)).rejects.toMatchObject(missing)
    await expect(update(unknownId, token, { name: 'Nobody' })).rejects.toMatchObject(missing)
    const calls = [
      'GET /accounts/:accountId/home',
      'GET /accounts/:accountId/export',
      'GET /accounts/:accountId/sign-in-methods',
      'DELETE /accounts/:accountId',
    ] as const
    for (const call of calls) {
      const input = { params: { accountId: unknownId }, bearer: token, reason: 'The parent asked for it' }
      await expect(server.call(call, input)).rejects.toMatchObject(missing)
    }
  })
})

describe('sessions of an account', () => {
  const sessionsOf = async (accountId: string, bearer: string) =>
    (await server.call('GET /accounts/:accountId/sessions', { params: { accountId }, bearer })).items
  const signOutEverywhere = ({ accountId, token }: { accountId: string; token: string }) =>
    server.call('DELETE /accounts/:accountId/sessions', { params: { accountId }, bearer: token })
  const isAccepted = ({ accountId, token }: { accountId: string; token: string }) =>
    read(accountId, token).then(
      () => true,
      () => false,
    )

  /** Identity tokens have a resolution of one second, so sign-ins within a test must be moved apart. */
  const moveSessionsBackOneHour = ({ accountId }: { accountId: string }) =>
    server.database.pool.query(
      `update sessions
          set signed_in_at = signed_in_at - interval '1 hour', last_used_at = last_used_at - interval '1 hour'
        where account_id = $1`,
      [accountId],
    )

  test('sessions are listed with the current one marked, last used first, without ended ones', async () => {
    const phone = await signedIn((await verified('sessions@example.org')).idToken, 'A phone')
    await moveSessionsBackOneHour(phone)
    const laptop = await signedIn((await signInWithPassword('sessions@example.org')).idToken, 'A laptop')
    expect(await sessionsOf(phone.accountId, phone.token)).toMatchObject([
      { userAgent: 'A laptop', isCurrent: false },
      { userAgent: 'A phone', isCurrent: true },
    ])
    await server.call('POST /auth/sign-out', { bearer: laptop.token })
    expect(await sessionsOf(phone.accountId, phone.token)).toMatchObject([{ userAgent: 'A phone', isCurrent: true }])
  })

  test('sessions are marked as used when they are renewed', async () => {
    const { accountId, token, idToken } = await signedIn((await verified('renewed@example.org')).idToken)
    const setLastUsed = "update sessions set last_used_at = now() - interval '1 day' where account_id = $1"
    await server.database.pool.query(setLastUsed, [accountId])
    expect((await exchange(idToken)).status).toBe(200)
    const [session] = await sessionsOf(accountId, token)
    expect(Date.now() - new Date(session?.lastUsedAt ?? 0).getTime()).toBeLessThan(60_000)
  })

  test('sessions end with a change of the password, except the session in which it was changed', async () => {
    const elsewhere = await signedIn((await verified('new-password@example.org')).idToken, 'Elsewhere')
    await moveSessionsBackOneHour(elsewhere)
    const here = await signedIn((await signInWithPassword('new-password@example.org')).idToken, 'Here')
    expect(await sessionsOf(here.accountId, here.token)).toHaveLength(2)
    const { idToken = '' } = await changeIdentity({ idToken: here.idToken, password: 'another horse' })
    const renewed = await signedIn(idToken, 'Here')
    expect(await sessionsOf(renewed.accountId, renewed.token)).toMatchObject([{ userAgent: 'Here', isCurrent: true }])
  })

  test('all sessions end with a sign-out everywhere, and older identity tokens are refused', async () => {
    const first = await signedIn((await verified('everywhere@example.org')).idToken)
    await moveSessionsBackOneHour(first)
    const { idToken, refreshToken } = await signInWithPassword('everywhere@example.org')
    const second = await signedIn(idToken)
    await signOutEverywhere(second)
    for (const session of [first, second]) {
      await expect.poll(() => isAccepted(session)).toBe(false)
      expect((await exchange(session.idToken)).status).toBe(401)
    }
    expect((await refresh(refreshToken)).status).toBe(400)
    await moveSessionsBackOneHour(first)
    const again = await signedIn((await signInWithPassword('everywhere@example.org')).idToken)
    expect(again.accountId).toBe(first.accountId)
    expect(await sessionsOf(again.accountId, again.token)).toMatchObject([{ isCurrent: true }])
  })

  test('sessions end even if the identity provider is unreachable', async () => {
    const parent = await server.createSignedInAccount()
    const identity = { revokeSignIns: () => Promise.reject(new Error('unreachable')) }
    await expect(endSessions({ database: server.database, identity }, parent.accountId)).rejects.toThrow('unreachable')
    await expect.poll(() => isAccepted(parent)).toBe(false)
  })

  test('sessions of another family are not affected by a sign-out everywhere', async () => {
    const [ours, theirs] = [await server.createSignedInAccount(), await server.createSignedInAccount()]
    await signOutEverywhere(ours)
    await expect.poll(() => isAccepted(ours)).toBe(false)
    expect(await isAccepted(theirs)).toBe(true)
  })
})
