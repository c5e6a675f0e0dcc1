import { scopesOf } from '@pipit/contract/api/access'
import { decodeJwt, SignJWT, generateKeyPair } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { createIdentityClient } from '@pipit/test-kit/identity-client'
import { openSockets } from '@pipit/test-kit/sockets'

const server = startTestServer({ SUPERADMIN_EMAILS: 'Boss@example.org, chief@example.org, demoted@example.org' })
const sockets = openSockets()
const { signUp, signInWithPassword, update, remove, verified, exchange, refresh } = createIdentityClient(server)

const accountsOf = async (email: string) =>
  (
    await server.database.pool.query<{ id: string; role: string }>('select id, role from accounts where email = $1', [
      email,
    ])
  ).rows

/** The status of an endpoint that every account may call. */
const status = async (accountId: string, token: string) =>
  (await server.fetch(`/v1/accounts/${accountId}`, { headers: { authorization: `Bearer ${token}` } })).status
const accepted = 200

/** The server's clock is behind meanwhile. */
function issuedSecondsAgo<Result>(seconds: number, issue: () => Promise<Result>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - seconds * 1000 })
  return issue().finally(() => vi.useRealTimers())
}

async function openSession(email: string) {
  const { idToken, refreshToken } = await verified(email)
  const { id, access_token: token } = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
  return { id, token, idToken, refreshToken }
}

describe('sign-in', () => {
  test('signing in creates a parent account and returns a short-lived token with role and scopes', async () => {
    const { id, token } = await openSession('ada@example.org')
    const claims = decodeJwt<{ role: string; scopes: string[] }>(token)
    expect(claims).toMatchObject({ sub: id, role: 'parent', scopes: scopesOf.parent })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60)
    expect(await status(id, token)).toBe(accepted)
  })

  test.each(['123456', 'Pipit2026', 'mia.parent'])(
    'signing up with the password %s is refused, because it is easy to guess',
    async (password) => {
      await expect(signUp('mia.parent@example.org', password)).rejects.toThrow('harder to guess')
    },
  )

  test('a new account has the language of the browser, and keeps it when another browser signs in', async () => {
    const { idToken } = await verified('sprache@example.org')
    const signInFrom = async (languages: string) => {
      const headers = { authorization: `Bearer ${idToken}`, 'accept-language': languages }
      return (await server.fetch('/v1/auth/sign-in/id', { method: 'POST', headers })).json()
    }
    expect(await signInFrom('pt;q=0.4, de-AT;q=0.9, fr;q=0.5')).toMatchObject({ language: 'de' })
    expect(await signInFrom('fr')).toMatchObject({ language: 'de' })
  })

  test('signing in again returns the same account', async () => {
    const first = await openSession('again@example.org')
    const { idToken } = await signInWithPassword('again@example.org')
    expect(await (await exchange(idToken)).json()).toMatchObject({ id: first.id })
  })

  test('signing in for the first time with 20 simultaneous requests creates one account', async () => {
    const { idToken } = await verified('crowd@example.org')
    const responses = await Promise.all(Array.from({ length: 20 }, () => exchange(idToken)))
    const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: string }).id))
    expect(new Set(ids).size).toBe(1)
    expect(await accountsOf('crowd@example.org')).toHaveLength(1)
  })

  test('signing in is refused while a password user has not verified the email', async () => {
    const { idToken } = await signUp('unverified@example.org')
    const response = await exchange(idToken)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'email-unverified' } })
    const sessions = 'select from sessions join accounts on accounts.id = account_id where email = $1'
    expect((await server.database.pool.query(sessions, ['unverified@example.org'])).rows).toEqual([])
  })

  test('signing in as an unverified user creates an account that a superadmin can verify', async () => {
    const email = 'waiting@example.org'
    const { idToken } = await signUp(email)
    await exchange(idToken)
    await exchange(idToken)
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    const listed = async (emailVerified: boolean) =>
      (await server.call('POST /admin/accounts/list', { bearer, body: { search: email, emailVerified } })).items
    const [account] = await listed(false)
    expect(account).toMatchObject({ email, emailVerified: false, role: 'parent' })
    const accountId = account?.id ?? ''
    await server.call('PATCH /admin/accounts/email-verified', { bearer, body: { accountId, emailVerified: true } })
    const { id, access_token: token } = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
    expect(id).toBe(accountId)
    expect(await status(id, token)).toBe(accepted)
    expect(await listed(true)).toHaveLength(1)
  })

  test('signing in makes users with a verified email in SUPERADMIN_EMAILS superadmins', async () => {
    await exchange((await signUp('boss@example.org')).idToken)
    expect(await accountsOf('boss@example.org')).toMatchObject([{ role: 'parent' }])
    await server.database.pool.query("update identity.users set email_verified = true where email = 'boss@example.org'")
    const { idToken } = await signInWithPassword('boss@example.org')
    const { access_token: token } = (await (await exchange(idToken)).json()) as { access_token: string }
    expect(decodeJwt(token)).toMatchObject({ role: 'superadmin', scopes: scopesOf.superadmin })
  })

  test('it is recorded that somebody became a superadmin, once, also if they first sign in at the same moment twice', async () => {
    const { idToken } = await verified('chief@example.org')
    await Promise.all([exchange(idToken), exchange(idToken)])
    const [account] = await accountsOf('chief@example.org')
    expect(account).toMatchObject({ role: 'superadmin' })
    const query = 'select actor_id, account_id from audit_entries where action = $1 and account_id = $2'
    const { rows } = await server.database.pool.query(query, ['account.became-superadmin', account?.id])
    expect(rows).toEqual([{ actor_id: account?.id, account_id: account?.id }])
  })

  test('a superadmin in SUPERADMIN_EMAILS whom another has demoted stays demoted', async () => {
    const email = 'demoted@example.org'
    const { id: accountId, idToken } = await openSession(email)
    const { token: bearer } = await server.createSignedInAccount({ role: 'superadmin' })
    await server.call('PATCH /admin/accounts/role', { bearer, body: { accountId, role: 'parent' } })
    const roleAfter = async (token: string) => {
      const { access_token: accessToken } = (await (await exchange(token)).json()) as { access_token: string }
      return decodeJwt(accessToken).role
    }
    expect(await roleAfter(idToken), 'in the same sign-in').toBe('parent')
    expect(await roleAfter((await signInWithPassword(email)).idToken), 'in a new one').toBe('parent')
    await server.database.pool.query('update identity.users set email_verified = false where email = $1', [email])
    await exchange((await signInWithPassword(email)).idToken)
    await server.database.pool.query('update identity.users set email_verified = true where email = $1', [email])
    expect(await roleAfter((await signInWithPassword(email)).idToken), 'verified again').toBe('parent')
  })

  test('an identity token opens and renews a session for 300 s; after that, only a refreshed one does', async () => {
    const recent = await issuedSecondsAgo(290, () => verified('recent@example.org'))
    expect((await exchange(recent.idToken)).status).toBe(200)
    const late = await issuedSecondsAgo(302, () => verified('late@example.org'))
    const refused = await exchange(late.idToken)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'identity-token-too-old' } })
    expect(await accountsOf('late@example.org')).toEqual([])

    const refreshed = async () => ((await (await refresh(late.refreshToken)).json()) as { id_token: string }).id_token
    const opened = await exchange(await refreshed())
    expect(opened.status).toBe(200)
    const { id } = (await opened.json()) as { id: string }
    const renewed = await exchange(await refreshed())
    expect(await renewed.json()).toMatchObject({ id })
    expect((await exchange(late.idToken)).status, 'while there is a session').toBe(401)
  })

  test('signing in is refused with a token that is forged, unsigned, for another audience or malformed', async () => {
    const { idToken } = await verified('forger@example.org')
    const claims = decodeJwt(idToken)
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'other' }).sign(privateKey)
    const [, payload] = idToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const accessToken = (await openSession('own-token@example.org')).token
    for (const token of [forged, unsigned, accessToken, 'nonsense', '']) {
      expect((await exchange(token)).status).toBe(401)
    }
  })
})

describe('when the database fails', () => {
  const broken = startTestServer()

  test('signing in answers 500 with sign-in-failed and without internal details', async () => {
    const { idToken } = await createIdentityClient(broken).verified('unlucky@example.org')
    await broken.database.pool.query('alter table sessions rename to renamed')
    const response = await createIdentityClient(broken).exchange(idToken)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: {
        code: 'sign-in-failed',
        message: 'An error occurred signing in',
        details: [],
        requestId: response.headers.get('x-request-id'),
      },
    })
  })
})

describe('revoked sessions', () => {
  test('a session is revoked at once when the user signs out, and its identity token cannot open another', async () => {
    const { id, token, idToken } = await openSession('signed-out@example.org')
    expect(
      (await server.fetch('/v1/auth/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(204)
    expect(await status(id, token)).toBe(401)
    expect((await exchange(idToken)).status).toBe(401)
  })

  test('a sign-out ends the refresh token and the identity tokens of that sign-in, and no other sign-in', async () => {
    const email = 'refresh-ended@example.org'
    const elsewhere = await verified(email)
    // Sign-ins within one second count as one.
    await server.database.pool.query(
      `update identity.sign_ins set auth_time = auth_time - interval '1 hour'
        where uid = (select uid from identity.users where email = $1)`,
      [email],
    )
    const here = await signInWithPassword(email)
    const { access_token: bearer } = (await (await exchange(here.idToken)).json()) as { access_token: string }
    await server.call('POST /auth/sign-out', { bearer })
    expect((await refresh(here.refreshToken)).status).toBe(400)
    await expect(update({ idToken: here.idToken, displayName: 'Mallory' })).rejects.toThrow('TOKEN_EXPIRED')
    expect((await refresh(elsewhere.refreshToken)).status).toBe(200)
  })

  test('a session and its sockets end at once when an old refresh token of its sign-in is used', async () => {
    const { id, token, refreshToken } = await openSession('reused@example.org')
    const page = await sockets.page(server.url, { token, accountId: id })
    expect((await refresh(refreshToken)).status).toBe(200)
    await server.database.pool.query(
      `update identity.sign_ins set rotated_at = rotated_at - interval '3 minutes'
        where uid = (select uid from identity.users where email = 'reused@example.org')`,
    )
    expect((await refresh(refreshToken)).status).toBe(400)
    await expect.poll(() => status(id, token)).toBe(401)
    await expect.poll(() => page.connected).toBe(false)
    expect(server.logLines.map(({ msg }) => msg)).toContain(
      'a refresh token was used after it was replaced: its sign-in has ended',
    )
  })

  test.each([
    ['disabled', 'update accounts set disabled = true where id = $1', 401],
    ['deleted', 'delete from accounts where id = $1', 401],
    ['given another role', "update accounts set role = 'superadmin' where id = $1", 401],
  ])('a session is revoked at once when the account is %s', async (what, change, expectedStatus) => {
    const { id, token } = await openSession(`${what.replaceAll(' ', '-')}@example.org`)
    expect(await status(id, token)).toBe(accepted)
    await server.database.pool.query(change, [id])
    await expect.poll(() => status(id, token)).toBe(expectedStatus)
  })

  test('a session is revoked at once when the password is changed, except the session in which it was changed', async () => {
    const elsewhere = await openSession('changer@example.org')
    const { idToken: here } = await signInWithPassword('changer@example.org')
    const changed = await update({ idToken: here, password: 'another horse' })
    await expect.poll(() => status(elsewhere.id, elsewhere.token)).toBe(401)
    expect((await exchange(elsewhere.idToken)).status).toBe(401)
    const { access_token: token } = (await (await exchange(changed.idToken ?? '')).json()) as { access_token: string }
    expect(await status(elsewhere.id, token)).toBe(accepted)
  })

  test('a session is revoked at once when the user deletes the identity, which also deletes the account', async () => {
    const { id, token, idToken } = await openSession('deleted-user@example.org')
    await remove(idToken)
    await expect.poll(() => status(id, token)).toBe(401)
    expect(await accountsOf('deleted-user@example.org')).toEqual([])
  })
})

describe('a password that was printed at the first start', () => {
  const fresh = startTestServer()
  const setExpiry = (expiry: string) =>
    fresh.database.pool.query(`update identity.users set one_time_password_expires_at = now() + $1::interval`, [expiry])
  const restart = async () => {
    const restarted = await fresh.another()
    const firstSignIn = await restarted.firstSuperadmin()
    await restarted.close()
    return firstSignIn
  }
  const people = createIdentityClient(fresh)

  test('it works for a day; after that it is refused until a restart prints a new one', async () => {
    const { email = '', password: printed, expiresAt } = fresh.oneTimePassword ?? {}
    expect((expiresAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 60 * 60_000)
    expect((expiresAt?.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(24 * 60 * 60_000)
    await people.signInWithPassword(email, printed ?? '')
    expect(await restart()).toEqual({ email, password: null, expiresAt })

    await setExpiry('-1 second')
    await expect(people.signInWithPassword(email, printed ?? '')).rejects.toThrow('PASSWORD_EXPIRED')
    await expect(people.signInWithPassword(email, 'a guess')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')

    const [one, other] = await Promise.all([restart(), restart()])
    const password = one?.password ?? other?.password ?? ''
    // One of two processes that start at once prints a password.
    expect([one?.password, other?.password].filter(Boolean)).toEqual([password])
    await expect(people.signInWithPassword(email, printed ?? '')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS')
    const { idToken } = await people.signInWithPassword(email, password)
    await people.update({ idToken, password: 'a battery of my own' })
    expect(await restart()).toBeNull()
  })

  test('it is not replaced where another superadmin can sign in', async () => {
    await setExpiry('-1 second')
    await fresh.createSignedInAccount({ role: 'superadmin' })
    expect(await restart()).toBeNull()
  })
})

describe('after the first start', () => {
  test('the superadmin gets a session with the printed password only after choosing a new one', async () => {
    const { email, password } = server.oneTimePassword ?? { email: '', password: '' }
    const first = await signInWithPassword(email, password ?? '')
    const refused = await exchange(first.idToken)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'password-change-required' } })

    const { idToken } = await update({ idToken: first.idToken, password: 'a new battery staple' })
    const response = await exchange(idToken ?? '')
    expect(response.status).toBe(200)
    const { access_token: token } = (await response.json()) as { access_token: string }
    expect(decodeJwt(token)).toMatchObject({ role: 'superadmin' })
  })
})
