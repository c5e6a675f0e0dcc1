import { createClient } from '@pipit/contract/api/client'
import { versionPrefix } from '@pipit/contract/api/define-endpoint'
import { chatNamespace } from '@pipit/contract/chat/events'
import { familyNamespace } from '@pipit/contract/realtime/events'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { aRegisteredDevice } from '@pipit/test-kit/devices-and-cards'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'

const superadmins = ['ada', 'enrolled', 'thief', 'careless', 'removed'].map((name) => `${name}@example.org`)
const server = startTestServer({
  SUPERADMIN_EMAILS: superadmins.join(),
  SUPERADMIN_SECOND_FACTOR: 'required',
})
const { verified, signInWithPassword, signInWithApp, update, enrol, exchange } = createIdentityClient(server)
const sockets = openSockets()

/** The same installation before the operator required a second factor. */
let optional: Awaited<ReturnType<typeof server.another>>
beforeAll(async () => {
  optional = await server.another({ superadminSecondFactor: 'optional' })
})
afterAll(() => optional.close())

/** The code of the refusal, or `session`. */
const outcome = async (response: Response | Promise<Response>) => {
  const { error } = (await (await response).json()) as { error?: { code: string } }
  return error?.code ?? 'session'
}
const bearerOf = async (response: Promise<Response>) =>
  ((await (await response).json()) as { access_token: string }).access_token
const post = (path: string, idToken: string, body?: object) =>
  server.fetch(`/v1/auth/second-factor/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
const statusOfAdmin = async (token: string) =>
  (await server.fetch('/v1/admin/overview', { headers: { authorization: `Bearer ${token}` } })).status

/** The token in the newest mail to this address. */
async function mailedToken(email: string) {
  return vi.waitFor(
    async () => {
      const [, mail = ''] = (await server.readOutbox()).split(`To ${email}`)
      const [, token] = /second-factor#([\w.-]+)/.exec(mail) ?? []
      if (token === undefined) throw new Error('The mail has not arrived.')
      return token
    },
    { timeout: 10_000, interval: 50 },
  )
}

describe('a required second factor of superadmins', () => {
  test('a superadmin sets up an app, confirms it by mail, and from then on signs in with it', async () => {
    const email = 'ada@example.org'
    const { idToken } = await verified(email)
    expect(await outcome(exchange(idToken))).toBe('second-factor-required')
    const enrolled = await enrol(idToken)
    expect(await outcome(exchange(enrolled.idToken))).toBe('second-factor-unconfirmed')
    expect((await post('send-link', enrolled.idToken)).status).toBe(204)
    const token = await mailedToken(email)
    expect((await post('confirm', enrolled.idToken, { token: `${token}x` })).status).toBe(404)
    expect((await post('confirm', enrolled.idToken, { token })).status).toBe(204)
    expect(await statusOfAdmin(await bearerOf(exchange(enrolled.idToken)))).toBe(200)
    const next = await signInWithApp(email, enrolled.secret)
    expect(await statusOfAdmin(await bearerOf(exchange(next.idToken)))).toBe(200)
  })

  test('somebody who knows only the password of a superadmin gets in neither without an app nor with one of their own', async () => {
    const email = 'thief@example.org'
    const owner = await verified(email)
    const thief = await enrol((await signInWithPassword(email)).idToken)
    expect(await outcome(exchange(thief.idToken))).toBe('second-factor-unconfirmed')
    // The owner, who opens the mail that the thief has requested, confirms nothing by it.
    expect((await post('send-link', thief.idToken)).status).toBe(204)
    const token = await mailedToken(email)
    expect((await post('confirm', owner.idToken, { token })).status).toBe(401)
    const other = await enrol((await verified('careless@example.org')).idToken)
    expect((await post('confirm', other.idToken, { token })).status).toBe(404)
    expect(await outcome(exchange(thief.idToken))).toBe('second-factor-unconfirmed')
  })

  test('an app that a superadmin used before it was required needs no confirmation', async () => {
    const { idToken } = await enrol((await verified('enrolled@example.org')).idToken)
    const options = { method: 'POST', headers: { authorization: `Bearer ${idToken}` } }
    expect(await outcome(fetch(`${optional.url}/v1/auth/sign-in/id`, options))).toBe('session')
    expect(await statusOfAdmin(await bearerOf(exchange(idToken)))).toBe(200)
    expect((await post('send-link', idToken)).status).toBe(204)
    expect(await server.readOutbox()).not.toContain('To enrolled@example.org')
  })

  test('a parent needs no second factor, and loses every right as a new superadmin until there is one', async () => {
    const { idToken } = await verified('parent@example.org')
    const signedIn = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
    const own = () =>
      server.fetch(`/v1/accounts/${signedIn.id}`, { headers: { authorization: `Bearer ${signedIn.access_token}` } })
    expect((await own()).status).toBe(200)
    await server.database.pool.query("update accounts set role = 'superadmin' where id = $1", [signedIn.id])
    await vi.waitFor(async () => expect((await own()).status).toBe(401))
    expect(await outcome(exchange(idToken))).toBe('second-factor-required')
  })

  test('a session that a superadmin opened without a second factor ends when one is required', async () => {
    const { token, accountId } = await server.createSignedInAccount({ role: 'superadmin' })
    const call = createClient({ baseUrl: `${optional.url}${versionPrefix}` })
    const { deviceId } = await aRegisteredDevice({ ...server, call }, accountId)
    const emulated = await fetch(`${optional.url}/v1/auth/tokens/device/${deviceId}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { access_token: deviceToken } = (await emulated.json()) as { access_token: string }
    expect(await sockets.refusal(optional.url, chatNamespace, { token: deviceToken })).toBe('accepted')
    expect(await statusOfAdmin(token)).toBe(401)
    expect(await sockets.refusal(server.url, familyNamespace, { token, accountId })).toBe('unauthenticated')
    expect(await sockets.refusal(server.url, chatNamespace, { token: deviceToken })).toBe('unauthenticated')
  })

  test('the first superadmin gets in with the printed password and an app that is set up in the same sign-in', async () => {
    const { email = '', password = '' } = server.oneTimePassword ?? {}
    const { idToken: oneTime } = await signInWithPassword(email, password ?? '')
    expect(await outcome(exchange(oneTime))).toBe('password-change-required')
    const { idToken = '' } = await update({ idToken: oneTime, password: 'a password of my own' })
    expect(await outcome(exchange(idToken))).toBe('second-factor-required')
    await server.database.pool.query(
      `update identity.sign_ins set auth_time = auth_time - interval '1 minute' where uid in (select uid from identity.users where email = $1)`,
      [email],
    )
    const later = await signInWithPassword(email, 'a password of my own')
    const enrolled = await enrol(idToken)
    expect(await outcome(exchange(later.idToken)), 'a later sign-in with the password alone').not.toBe('session')
    expect(await statusOfAdmin(await bearerOf(exchange(enrolled.idToken)))).toBe(200)
  })

  test('a link works only with an identity token that used a second factor, and parents get none', async () => {
    expect((await post('confirm', 'nonsense', { token: 'x' })).status).toBe(401)
    const { idToken } = await verified('removed@example.org')
    expect(await outcome(post('send-link', idToken))).toBe('second-factor-required')
    const parent = await enrol((await verified('with-app@example.org')).idToken)
    expect(await outcome(exchange(parent.idToken))).toBe('session')
    expect((await post('send-link', parent.idToken)).status).toBe(204)
    expect(await server.readOutbox()).not.toContain('To with-app@example.org')
  })
})
