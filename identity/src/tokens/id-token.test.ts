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
import { errorCode, startTestProvider } from '../testing/start-test-provider.ts'

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
    expect(await identity.provider.verifyIdToken(token)).toMatchObject({ uid: user.uid, email: 'keys@example.org' })
    expect(payload.firebase).toMatchObject({ sign_in_provider: 'password' })
  })

  describe('that is forged or has expired', () => {
    const forgeries: [string, (token: string) => Promise<string>][] = [
      [
        'is signed by another key',
        async (token) =>
          sign(decodeJwt(token), (await generateKeyPair('RS256')).privateKey, decodeProtectedHeader(token).kid),
      ],
      ['is not signed', async (token) => new UnsecuredJWT(decodeJwt(token)).encode()],
      [
        'has the signature of another token',
        async (token) => replacePayload(token, { ...decodeJwt(token), sub: 'somebody-else' }),
      ],
      [
        'is signed with the public key as a shared secret',
        async (token) => signWithPublicKey(token, await publishedKeys()),
      ],
      ['is no token at all', async () => 'not-a-token'],
    ]
    test.each(forgeries)('an ID token that %s is refused', async (name, forge) => {
      const { token } = await aToken(`${name.replaceAll(' ', '-')}@example.org`)
      const forged = await forge(token)
      expect(await lookUp(forged)).toBe('INVALID_ID_TOKEN')
      expect(await identity.provider.verifyIdToken(forged)).toBeNull()
    })

    test('an expired ID token is refused', async () => {
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
    expect((await identity.provider.verifyIdToken(token))?.emailVerified).toBe(true)
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
    const created = await identity.provider.administration.createUser({ email })
    if (!created) throw new Error('The user could not be created.')
    await identity.pool.query(
      `insert into identity.sign_ins (id, uid, sign_in_provider, auth_time, last_used_at)
       values ($1, $1, 'password', now(), now())`,
      [created.uid],
    )
    const time = Math.floor(identity.now().getTime() / 1000)
    const claims = {
      iss: identity.provider.issuer,
      aud: 'test-project',
      sub: created.uid,
      sid: created.uid,
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
    ['no sign-in', { sid: undefined }],
  ])('a token with %s is refused', async (_, changes) => {
    expect(await lookUp(changes)).toBe('INVALID_ID_TOKEN')
  })

  test('a token of a sign-in that has ended is refused', async () => {
    expect(await lookUp({ sid: 'ended' })).toBe('TOKEN_EXPIRED')
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
