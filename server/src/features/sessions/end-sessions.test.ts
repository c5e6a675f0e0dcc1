import { describe, expect, test } from 'vitest'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const server = startTestServer()
const sockets = openSockets()
const { signUp, verified, signInWithPassword, exchange, refresh } = createIdentityClient(server)

interface Tokens {
  idToken: string
  refreshToken: string
}

async function open(tokens: Tokens) {
  const response = await exchange(tokens.idToken)
  const { id: accountId, access_token: token } = (await response.json()) as { id: string; access_token: string }
  const { items } = await server.call('GET /accounts/:accountId/sessions', { params: { accountId }, bearer: token })
  return { ...tokens, accountId, token, sessionId: items.find(({ isCurrent }) => isCurrent)?.id ?? '' }
}

type SignedIn = Awaited<ReturnType<typeof open>>

/** Signs in an hour ago. */
async function signInEarlier(email: string) {
  const { accountId, refreshToken } = await open(await verified(email))
  await server.database.pool.query(
    `update identity.sign_ins set auth_time = auth_time - interval '1 hour'
      where uid = (select uid from identity.users where email = $1)`,
    [email],
  )
  await server.database.pool.query(
    `update sessions set signed_in_at = signed_in_at - interval '1 hour' where account_id = $1`,
    [accountId],
  )
  return open(await refreshed(refreshToken))
}

async function refreshed(refreshToken: string): Promise<Tokens> {
  const tokens = (await (await refresh(refreshToken)).json()) as { id_token: string; refresh_token: string }
  return { idToken: tokens.id_token, refreshToken: tokens.refresh_token }
}

/** A parent who is signed in in two places. */
async function twoSignIns(email: string) {
  const elsewhere = await signInEarlier(email)
  return { elsewhere, here: await open(await signInWithPassword(email)) }
}

const endOne = ({ accountId, token }: SignedIn, sessionId: string) =>
  server.call('DELETE /accounts/:accountId/sessions/:sessionId', { params: { accountId, sessionId }, bearer: token })
const endOthers = ({ accountId, token }: SignedIn) =>
  server.call('DELETE /accounts/:accountId/other-sessions', { params: { accountId }, bearer: token })

/** Two sign-ins whose tokens name the same second, which is all that they say of the time. */
async function twoSignInsAtOnce(email: string) {
  const tokens = [await verified(email), await signInWithPassword(email)]
  await server.database.pool.query(
    `update identity.sign_ins set auth_time = date_trunc('minute', now())
      where uid = (select uid from identity.users where email = $1)`,
    [email],
  )
  const [one, other] = await Promise.all(tokens.map(async ({ refreshToken }) => open(await refreshed(refreshToken))))
  return { one: one as SignedIn, other: other as SignedIn }
}

/** The status of a call, of a new session and of new tokens. */
const stateOf = async ({ accountId, token, idToken, refreshToken }: SignedIn) => ({
  call: (await server.fetch(`/v1/accounts/${accountId}`, { headers: { authorization: `Bearer ${token}` } })).status,
  exchange: (await exchange(idToken)).status,
  refresh: (await refresh(refreshToken)).status,
})
const isOpen = { call: 200, exchange: 200, refresh: 200 }
const hasEnded = { call: 401, exchange: 401, refresh: 400 }

describe.each([
  ['ending one session', 'one', (here: SignedIn, elsewhere: SignedIn) => endOne(here, elsewhere.sessionId)],
  ['signing out everywhere else', 'others', (here: SignedIn) => endOthers(here)],
])('%s', (_, name, end) => {
  test('ends its tokens, its refresh token and its sockets at once, and no other session', async () => {
    const { here, elsewhere } = await twoSignIns(`${name}@example.org`)
    const page = await sockets.page(server.url, elsewhere)
    const ownPage = await sockets.page(server.url, here)
    await end(here, elsewhere)
    expect(await stateOf(elsewhere)).toEqual(hasEnded)
    await expect.poll(() => page.connected).toBe(false)
    expect(await stateOf(here)).toEqual(isOpen)
    expect(ownPage.connected).toBe(true)
    const { items } = await server.call('GET /accounts/:accountId/sessions', {
      params: { accountId: here.accountId },
      bearer: here.token,
    })
    expect(items).toMatchObject([{ id: here.sessionId, isCurrent: true }])
  })

  test('needs a sign-in of the last five minutes', async () => {
    const { here, elsewhere } = await twoSignIns(`old-${name}@example.org`)
    await expect(end(elsewhere, here)).rejects.toMatchObject({ status: 403, code: 'recent-sign-in-required' })
    expect(await stateOf(here)).toEqual(isOpen)
  })
})

test('two sign-ins within the same second are two sessions, which survive a refresh', async () => {
  const { one, other } = await twoSignInsAtOnce('at-once@example.org')
  expect(one.sessionId).not.toBe(other.sessionId)
  for (const each of [one, other]) {
    expect((await open(each)).sessionId, 'the same token again, as after a lost response').toBe(each.sessionId)
    expect((await open(await refreshed(each.refreshToken))).sessionId).toBe(each.sessionId)
  }
  const { items } = await server.call('GET /accounts/:accountId/sessions', {
    params: { accountId: one.accountId },
    bearer: one.token,
  })
  expect(items.map(({ id }) => id).toSorted()).toEqual([one.sessionId, other.sessionId].toSorted())
})

test('of two sign-ins within the same second, one can be ended alone, also as all others', async () => {
  for (const [email, end] of [
    ['one-of-two@example.org', ({ one, other }: Record<'one' | 'other', SignedIn>) => endOne(one, other.sessionId)],
    ['all-but-one@example.org', ({ one }: Record<'one' | 'other', SignedIn>) => endOthers(one)],
  ] as const) {
    const both = await twoSignInsAtOnce(email)
    await end(both)
    await expect.poll(() => stateOf(both.other)).toEqual({ call: 401, exchange: 401, refresh: 400 })
    expect(await stateOf(both.one)).toEqual({ call: 200, exchange: 200, refresh: 200 })
  }
})

test('a session can be ended twice, and the session of the caller too', async () => {
  const { here, elsewhere } = await twoSignIns('twice@example.org')
  await endOne(here, elsewhere.sessionId)
  await endOne(here, elsewhere.sessionId)
  await endOne(here, here.sessionId)
  expect(await stateOf(here)).toEqual(hasEnded)
})

test('a session of another family is not found, and stays open', async () => {
  const theirs = await open(await verified('theirs@example.org'))
  const ours = await open(await verified('ours@example.org'))
  await expect(endOne(ours, theirs.sessionId)).rejects.toMatchObject({ status: 404 })
  expect(await stateOf(theirs)).toEqual(isOpen)
})

test('signing out everywhere else also ends a sign-in that has opened no session yet', async () => {
  const email = 'no-session@example.org'
  const elsewhere = await signInEarlier(email)
  await server.database.pool.query('delete from sessions where account_id = $1', [elsewhere.accountId])
  const here = await open(await signInWithPassword(email))
  await endOthers(here)
  expect((await refresh(elsewhere.refreshToken)).status).toBe(400)
  expect(await stateOf(here)).toEqual(isOpen)
})

test('somebody whose address is not verified ends the refresh token by signing out', async () => {
  const { idToken, refreshToken } = await signUp('unverified@example.org')
  await expect(server.call('POST /auth/sign-in/id', { bearer: idToken })).rejects.toMatchObject({
    code: 'email-unverified',
  })
  await server.call('POST /auth/sign-out/id', { bearer: idToken })
  expect((await refresh(refreshToken)).status).toBe(400)
})

test('signing out with an identity token also ends its session, and no other one', async () => {
  const { here, elsewhere } = await twoSignIns('by-identity@example.org')
  await server.call('POST /auth/sign-out/id', { bearer: here.idToken })
  expect(await stateOf(here)).toEqual(hasEnded)
  expect(await stateOf(elsewhere)).toEqual(isOpen)
})

test.each([undefined, 'forged'])('signing out with the identity token %s is refused', async (bearer) => {
  await expect(server.call('POST /auth/sign-out/id', bearer ? { bearer } : {})).rejects.toMatchObject({ status: 401 })
})

test('a superadmin ends one session of a family, and all of them', async () => {
  const { here, elsewhere } = await twoSignIns('helped@example.org')
  const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
  const params = { accountId: here.accountId }
  await server.call('DELETE /accounts/:accountId/sessions/:sessionId', {
    params: { ...params, sessionId: elsewhere.sessionId },
    bearer,
  })
  expect(await stateOf(elsewhere)).toEqual(hasEnded)
  expect(await stateOf(here)).toEqual(isOpen)
  await server.call('DELETE /accounts/:accountId/other-sessions', { params, bearer })
  expect(await stateOf(here)).toEqual(hasEnded)
})
