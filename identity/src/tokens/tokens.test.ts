import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from '@firebase/auth'
import {
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  jwtVerify,
  SignJWT,
  UnsecuredJWT,
  type JSONWebKeySet,
} from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { apiKey, errorCode, startTestProvider } from '../testing/start-test-provider.ts'

const password = 'correct horse'

describe('an ID token', () => {
  const identity = startTestProvider()

  async function aToken(email: string) {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
    return { user, token: await user.getIdToken() }
  }
  const publishedKeys = async () =>
    (await (await fetch(`${identity.url}/.well-known/jwks.json`)).json()) as JSONWebKeySet
  const lookUp = async (idToken: string) => (await identity.post('v1/accounts:lookup', { idToken })).message ?? 'none'

  test('the published keys verify an ID token and hold nothing private', async () => {
    const { user, token } = await aToken('keys@example.org')
    const keys = await publishedKeys()
    const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
      issuer: identity.provider.issuer,
      audience: 'test-project',
      algorithms: ['RS256'],
    })
    expect(payload.sub).toBe(user.uid)
    expect(keys.keys.map((key) => Object.keys(key).toSorted())).toEqual([['alg', 'e', 'kid', 'kty', 'n', 'use']])
    expect(await identity.provider.verifyIdToken(token)).toMatchObject({
      user: { uid: user.uid, email: 'keys@example.org' },
      signInProvider: 'password',
    })
  })

  describe('is refused when it', () => {
    const forgeries: [string, (token: string) => Promise<string>][] = [
      [
        'is signed by another key',
        async (token) =>
          sign(decodeJwt(token), (await generateKeyPair('RS256')).privateKey, decodeProtectedHeader(token).kid),
      ],
      ['is not signed', async (token) => new UnsecuredJWT(decodeJwt(token)).encode()],
      [
        'keeps the signature of another',
        async (token) => replacePayload(token, { ...decodeJwt(token), sub: 'somebody-else' }),
      ],
      [
        'is signed with the public key as a shared secret',
        async (token) => signWithPublicKey(token, await publishedKeys()),
      ],
      ['is no token at all', async () => 'not-a-token'],
    ]
    test.each(forgeries)('%s', async (name, forge) => {
      const { token } = await aToken(`${name.replaceAll(' ', '-')}@example.org`)
      const forged = await forge(token)
      expect(await lookUp(forged)).toBe('INVALID_ID_TOKEN')
      expect(await identity.provider.verifyIdToken(forged)).toBeNull()
    })

    test('has expired', async () => {
      const { token } = await aToken('expired@example.org')
      identity.wait(3601)
      expect(await lookUp(token)).toBe('TOKEN_EXPIRED')
      expect(await identity.provider.verifyIdToken(token)).toBeNull()
    })
  })

  test("an ID token is refused from the second in which the person's sessions are revoked", async () => {
    const { user, token } = await aToken('revoked@example.org')
    await identity.provider.administration.revokeSessions(user.uid)
    expect(await lookUp(token)).toBe('TOKEN_EXPIRED')
    expect(await errorCode(user.getIdToken(true))).toBe('auth/user-token-expired')
    const { user: back } = await signInWithEmailAndPassword(identity.browser(), 'revoked@example.org', password)
    await back.reload()
  })

  test('an ID token of a disabled or deleted person is refused at once', async () => {
    const disabled = await aToken('disabled@example.org')
    await identity.provider.administration.setDisabled(disabled.user.uid, true)
    expect(await identity.provider.verifyIdToken(disabled.token)).toBeNull()

    const deleted = await aToken('deleted@example.org')
    await identity.provider.administration.deleteUser(deleted.user.uid)
    expect(await lookUp(deleted.token)).toBe('USER_NOT_FOUND')
    expect(await identity.provider.verifyIdToken(deleted.token)).toBeNull()
  })

  test('a verified ID token returns the account as it is now', async () => {
    const { user, token } = await aToken('fresh@example.org')
    await identity.provider.administration.setEmailVerified(user.uid, true)
    expect((await identity.provider.verifyIdToken(token))?.user.emailVerified).toBe(true)
  })
})

describe('an ID token signed with a published key', () => {
  const identity = startTestProvider()
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

  beforeAll(async () => {
    const jwk = { ...(await exportJWK(publicKey)), kid: 'known', alg: 'RS256', use: 'sig' }
    await identity.pool.query(
      `insert into identity.signing_keys values ('known', $1, '', now() + interval '1 year', now() + interval '2 years')`,
      [jwk],
    )
    identity.wait(600)
  })

  async function lookUp(changes: Record<string, unknown>) {
    const email = `${randomUUID()}@example.org`
    const made = await identity.provider.administration.createUser({ email })
    if (!made) throw new Error('The user could not be created.')
    const time = Math.floor(identity.now().getTime() / 1000)
    const claims = {
      iss: identity.provider.issuer,
      aud: 'test-project',
      sub: made.uid,
      iat: time,
      exp: time + 3600,
      auth_time: time,
      firebase: { sign_in_provider: 'password' },
    }
    const idToken = await new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: 'RS256', kid: 'known' })
      .sign(privateKey)
    return (await identity.post('v1/accounts:lookup', { idToken })).message ?? 'none'
  }

  test('a token with correct claims is accepted', async () => {
    expect(await lookUp({})).toBe('none')
  })

  test.each([
    ['another audience', { aud: 'other-project' }],
    ['another issuer', { iss: 'https://securetoken.google.com/test-project' }],
    ['no subject', { sub: undefined }],
    ['no expiry', { exp: undefined }],
    ['no time of issue', { iat: undefined }],
    ['no time of sign-in', { auth_time: undefined }],
  ])('a token with %s is refused', async (_, changes) => {
    expect(await lookUp(changes)).toBe('INVALID_ID_TOKEN')
  })
})

describe('a signing key', () => {
  const identity = startTestProvider()
  const day = 24 * 60 * 60
  const published = async () => (await identity.provider.jwks()).keys.map(({ kid }) => kid)
  const signer = async () => {
    const { user } = await signInWithEmailAndPassword(identity.browser(), 'ada@example.org', password)
    return decodeProtectedHeader(await user.getIdToken()).kid
  }

  test('a key is published before it signs, signs for a month, and stays published until its last token has expired', async () => {
    await identity.provider.administration.createUser({ email: 'ada@example.org', password })
    const [first] = await published()
    expect(await signer()).toBe(first)

    identity.wait(29 * day)
    const [second, ...others] = await published()
    expect(others).toEqual([first])
    expect(await signer()).toBe(first)

    identity.wait(day + 60)
    expect(await signer()).toBe(second)
    expect(await published()).toEqual([second, first])

    identity.wait(29 * day)
    const [third, ...left] = await published()
    expect(left).toEqual([second])
    expect(third).not.toBe(first)
  })

  test('machines that start at once on an empty table share one key', async () => {
    await identity.pool.query('delete from identity.signing_keys')
    const machines = await Promise.all([identity.another(), identity.another(), identity.another()])
    const sets = await Promise.all(machines.map((machine) => machine.jwks()))
    expect(sets[0]?.keys).toHaveLength(1)
    expect(sets.every((set) => JSON.stringify(set) === JSON.stringify(sets[0]))).toBe(true)
  })

  test('a key that cannot be decrypted stops the start, with a reason', async () => {
    await expect(identity.another({ encryptionKey: new Uint8Array(32) })).rejects.toThrow(
      'The encryption key is not the one',
    )
  })

  test('the private key is encrypted in the database', async () => {
    const { rows } = await identity.pool.query('select * from identity.signing_keys')
    expect(JSON.stringify(rows)).not.toMatch(/PRIVATE|"d":/)
  })
})

describe('a refresh token', () => {
  const identity = startTestProvider()
  const refresh = async (refreshToken: string) => {
    const response = await fetch(`${identity.url}/securetoken.googleapis.com/v1/token?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  test('a refresh token is stored only as a hash, and an unknown one counts as expired', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'ada@example.org', password)
    const { body } = await refresh(user.refreshToken)
    expect(body).toMatchObject({
      user_id: user.uid,
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: user.refreshToken,
    })
    const { rows } = await identity.pool.query('select * from identity.refresh_tokens')
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(user.refreshToken)
    expect(await refresh('unknown')).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 400,
          message: 'TOKEN_EXPIRED',
          errors: [{ message: 'TOKEN_EXPIRED', reason: 'invalid', domain: 'global' }],
        },
      },
    })
  })

  test('a refresh token that was not used for half a year is deleted', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'idle@example.org', password)
    identity.wait(179 * 24 * 60 * 60)
    await identity.provider.deleteExpired()
    expect((await refresh(user.refreshToken)).status).toBe(200)
    identity.wait(181 * 24 * 60 * 60)
    await identity.provider.deleteExpired()
    expect((await refresh(user.refreshToken)).status).toBe(400)
  })
})

describe('an internal error', () => {
  const identity = startTestProvider()

  test('an internal error is plain text, which no browser takes for the end of a session', async () => {
    const auth = identity.browser()
    const { user } = await createUserWithEmailAndPassword(auth, 'ada@example.org', password)
    await identity.pool.query('alter table identity.users rename to away')
    expect(await errorCode(user.reload())).toBe('auth/network-request-failed')
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: await user.getIdToken() }),
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([500, 'text/plain; charset=utf-8'])
    await identity.pool.query('alter table identity.away rename to users')
    await user.reload()
    expect(auth.currentUser?.email).toBe('ada@example.org')
  })

  test.each([
    ['v1/accounts:lookup', '{', 400],
    ['v1/accounts:lookup', '[]', 400],
    ['v1/accounts:update', '{"oobCode":{"$gt":""}}', 400],
    ['v1/accounts:signUp', '{"email":["a@example.org"],"password":"long enough"}', 400],
    ['v1/accounts:signUp', '{"email":"nul@example.org","password":"long enough","displayName":"\\u0000"}', 400],
    ['v1/accounts:sendOobCode', '{}', 400],
    ['v1/accounts:unknown', '{}', 404],
    ['v1/accounts:signUp', `{"email":"${'a'.repeat(70_000)}"}`, 413],
  ])('bad input to %s causes no internal error: %.40s', async (operation, body, status) => {
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/${operation}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect(response.status).toBe(status)
  })

  test('a request without the API key is refused', async () => {
    const response = await fetch(`${identity.url}/identitytoolkit.googleapis.com/v1/projects?key=wrong`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('API_KEY_INVALID')
  })
})

const sign = (claims: object, key: Awaited<ReturnType<typeof generateKeyPair>>['privateKey'], kid = '') =>
  new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)

function replacePayload(token: string, claims: object) {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

function signWithPublicKey(token: string, { keys: [key] }: JSONWebKeySet) {
  const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: key?.kid })).toString('base64url')
  const body = token.split('.')[1]
  return `${head}.${body}.${createHmac('sha256', JSON.stringify(key)).update(`${head}.${body}`).digest('base64url')}`
}
