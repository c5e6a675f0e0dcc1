import { scopesOf } from '@pipit/contract/api/access'
import { decodeJwt, SignJWT, generateKeyPair } from 'jose'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../testing/start-test-server.ts'
import { people } from '../../testing/people.ts'

const server = startTestServer({ SUPERADMIN_EMAILS: 'Boss@example.org' })
const { signUp, signInWithPassword, update, remove, verified, exchange } = people(server)

const accountsOf = async (email: string) =>
  (
    await server.database.pool.query<{ id: string; role: string }>('select id, role from accounts where email = $1', [
      email,
    ])
  ).rows

/** An endpoint that every account may call. */
const status = async (accountId: string, token: string) =>
  (await server.fetch(`/v1/accounts/${accountId}`, { headers: { authorization: `Bearer ${token}` } })).status
const letIn = 200

async function session(email: string) {
  const { idToken } = await verified(email)
  const { id, access_token: token } = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
  return { id, token, idToken }
}

describe('signing in', () => {
  test('makes a parent account and gives a short-lived token with role and scopes', async () => {
    const { id, token } = await session('ada@example.org')
    const claims = decodeJwt<{ role: string; scopes: string[] }>(token)
    expect(claims).toMatchObject({ sub: id, role: 'parent', scopes: scopesOf.parent })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60)
    expect(await status(id, token)).toBe(letIn)
  })

  test('again opens the same account', async () => {
    const first = await session('again@example.org')
    const { idToken } = await signInWithPassword('again@example.org')
    expect(await (await exchange(idToken)).json()).toMatchObject({ id: first.id })
  })

  test('twenty times at once for the first time makes one account', async () => {
    const { idToken } = await verified('crowd@example.org')
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(idToken)))
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id))
    expect(new Set(ids).size).toBe(1)
    expect(await accountsOf('crowd@example.org')).toHaveLength(1)
  })

  test('is refused while a password user has not verified the address', async () => {
    const { idToken } = await signUp('unverified@example.org')
    const answer = await exchange(idToken)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ error: { code: 'email-unverified' } })
    const sessions = 'select from sessions join accounts on accounts.id = account_id where email = $1'
    expect((await server.database.pool.query(sessions, ['unverified@example.org'])).rows).toEqual([])
  })

  test('of somebody unverified shows them to superadmins, who can let them in at once', async () => {
    const email = 'waiting@example.org'
    const { idToken } = await signUp(email)
    await exchange(idToken)
    await exchange(idToken)
    const { token: bearer } = await server.someoneSignedIn({ role: 'superadmin' })
    const listed = async (emailVerified: boolean) =>
      (await server.call('POST /admin/accounts/list', { bearer, body: { search: email, emailVerified } })).items
    const [account] = await listed(false)
    expect(account).toMatchObject({ email, emailVerified: false, role: 'parent' })
    const accountId = account?.id ?? ''
    await server.call('PATCH /admin/accounts/email-verified', { bearer, body: { accountId, emailVerified: true } })
    const { id, access_token: token } = (await (await exchange(idToken)).json()) as { id: string; access_token: string }
    expect(id).toBe(accountId)
    expect(await status(id, token)).toBe(letIn)
    expect(await listed(true)).toHaveLength(1)
  })

  test('promotes the addresses of SUPERADMIN_EMAILS, once they are verified', async () => {
    await exchange((await signUp('boss@example.org')).idToken)
    expect(await accountsOf('boss@example.org')).toMatchObject([{ role: 'parent' }])
    await server.database.pool.query("update identity.users set email_verified = true where email = 'boss@example.org'")
    const { idToken } = await signInWithPassword('boss@example.org')
    const { access_token: token } = (await (await exchange(idToken)).json()) as { access_token: string }
    expect(decodeJwt(token)).toMatchObject({ role: 'superadmin', scopes: scopesOf.superadmin })
  })

  test('is refused to tokens that are forged, unsigned, meant for others, or no tokens at all', async () => {
    const { idToken } = await verified('forger@example.org')
    const claims = decodeJwt(idToken)
    const { privateKey } = await generateKeyPair('RS256')
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'other' }).sign(privateKey)
    const [, payload] = idToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const accessToken = (await session('own-token@example.org')).token
    for (const token of [forged, unsigned, accessToken, 'nonsense', '']) {
      expect((await exchange(token)).status).toBe(401)
    }
  })
})

describe('when the backend fails', () => {
  const broken = startTestServer()

  test('signing in answers 500 and says so, with nothing of the inside', async () => {
    const { idToken } = await people(broken).verified('unlucky@example.org')
    await broken.database.pool.query('alter table sessions rename to gone')
    const answer = await people(broken).exchange(idToken)
    expect(answer.status).toBe(500)
    expect(await answer.json()).toEqual({
      error: { code: 'sign-in-failed', message: 'An error occurred signing in', details: [] },
    })
  })
})

describe('a session ends at once', () => {
  test('when the person signs out, and its identity token opens no other', async () => {
    const { id, token, idToken } = await session('leaver@example.org')
    expect(
      (await server.fetch('/v1/auth/sign-out', { method: 'POST', headers: { authorization: `Bearer ${token}` } }))
        .status,
    ).toBe(204)
    expect(await status(id, token)).toBe(401)
    expect((await exchange(idToken)).status).toBe(401)
  })

  test.each([
    ['disabled', 'update accounts set disabled = true where id = $1', 401],
    ['deleted', 'delete from accounts where id = $1', 401],
    ['given another role', "update accounts set role = 'superadmin' where id = $1", 401],
  ])('when the account is %s', async (what, change, refused) => {
    const { id, token } = await session(`${what.replaceAll(' ', '-')}@example.org`)
    expect(await status(id, token)).toBe(letIn)
    await server.database.pool.query(change, [id])
    await expect.poll(() => status(id, token)).toBe(refused)
  })

  test('when the password is changed, everywhere but where it was changed', async () => {
    const elsewhere = await session('changer@example.org')
    const { idToken: here } = await signInWithPassword('changer@example.org')
    const changed = await update({ idToken: here, password: 'another horse' })
    await expect.poll(() => status(elsewhere.id, elsewhere.token)).toBe(401)
    expect((await exchange(elsewhere.idToken)).status).toBe(401)
    const { access_token: token } = (await (await exchange(changed.idToken ?? '')).json()) as { access_token: string }
    expect(await status(elsewhere.id, token)).toBe(letIn)
  })

  test('when the person deletes themselves, and the account goes with it', async () => {
    const { id, token, idToken } = await session('gone@example.org')
    await remove(idToken)
    await expect.poll(() => status(id, token)).toBe(401)
    expect(await accountsOf('gone@example.org')).toEqual([])
  })
})

describe('on the first start', () => {
  test('the superadmin signs in with the printed password, but gets no session before choosing a new one', async () => {
    const { email, password } = server.oneTimePassword ?? { email: '', password: '' }
    const first = await signInWithPassword(email, password)
    const refused = await exchange(first.idToken)
    expect(refused.status).toBe(401)
    expect(await refused.json()).toMatchObject({ error: { code: 'password-change-required' } })

    const { idToken } = await update({ idToken: first.idToken, password: 'a new battery staple' })
    const answer = await exchange(idToken ?? '')
    expect(answer.status).toBe(200)
    const { access_token: token } = (await answer.json()) as { access_token: string }
    expect(decodeJwt(token)).toMatchObject({ role: 'superadmin' })
  })
})
