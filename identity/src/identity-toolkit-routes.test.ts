import {
  applyActionCode,
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
} from '@firebase/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { startSocialSignIn } from './testing/start-social-sign-in.ts'
import { apiKey, codeIn, errorCode } from './testing/start-test-provider.ts'

const social = startSocialSignIn()
const { identity, signIn } = social
const password = 'correct horse'

async function aPerson(email: string) {
  const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
  return { user, idToken: await user.getIdToken() }
}

describe('the protocol responds as Google documents it', () => {
  test.each([
    ['v1/accounts:lookup', {}, 'MISSING_ID_TOKEN'],
    ['v1/accounts:delete', { idToken: '' }, 'MISSING_ID_TOKEN'],
    ['v1/accounts:lookup', { idToken: 'x'.repeat(9000) }, 'INVALID_ID_TOKEN'],
    ['v1/accounts:update', { displayName: 'Mo' }, 'INVALID_REQ_TYPE'],
    ['v1/accounts:sendOobCode', { requestType: 'VERIFY_EMAIL' }, 'INVALID_ID_TOKEN'],
    ['v1/accounts:signUp', { email: '', password }, 'MISSING_EMAIL'],
    ['v1/accounts:signInWithPassword', { password }, 'MISSING_EMAIL'],
    ['v1/accounts:signInWithPassword', { email: '', password }, 'INVALID_EMAIL'],
    ['v1/accounts:sendOobCode', { requestType: 'PASSWORD_RESET', email: '' }, 'MISSING_EMAIL'],
    ['v1/accounts:signInWithEmailLink', { email: '', oobCode: 'x' }, 'MISSING_EMAIL'],
    ['v1/accounts:createAuthUri', { continueUri: 'http://localhost' }, 'MISSING_IDENTIFIER'],
    ['v1/accounts:createAuthUri', { identifier: 'nobody', continueUri: 'http://localhost' }, 'INVALID_IDENTIFIER'],
    ['v1/accounts:createAuthUri', { identifier: 'a@example.org' }, 'MISSING_CONTINUE_URI'],
    ['v1/accounts:createAuthUri', { identifier: 'a@example.org', continueUri: '/here' }, 'INVALID_CONTINUE_URI'],
    ['v1/accounts:signInWithIdp', { postBody: 'id_token=a.b.c&providerId=oidc.example' }, 'MISSING_REQUEST_URI'],
    ['v1/accounts:signInWithIdp', { requestUri: 'here', postBody: 'id_token=a.b.c' }, 'INVALID_REQUEST_URI'],
  ])('%s with %o fails with %s', async (operation, request, code) => {
    expect((await identity.post(operation, request)).message?.split(' ')[0]).toBe(code)
  })

  test('a provider that is not named counts as one that is not configured', async () => {
    const requestUri = 'http://localhost'
    for (const postBody of ['id_token=a.b.c', 'id_token=a.b.c&providerId=oidc.none']) {
      const { message } = await identity.post('v1/accounts:signInWithIdp', { requestUri, postBody })
      expect(message).toBe('OPERATION_NOT_ALLOWED : The identity provider configuration is not found.')
    }
  })

  test('createAuthUri returns the given session id', async () => {
    const request = { identifier: 'a@example.org', continueUri: 'http://localhost', sessionId: 'mine' }
    expect((await identity.post('v1/accounts:createAuthUri', request)).body).toEqual({
      kind: 'identitytoolkit#CreateAuthUriResponse',
      sessionId: 'mine',
    })
  })

  test.each([
    { linkDomain: 'evil.example.com', code: 'auth/invalid-hosting-link-domain' },
    { dynamicLinkDomain: 'evil.page.link', code: 'auth/invalid-dynamic-link-domain' },
  ])('a link on another domain is refused with $code', async ({ code, ...domain }) => {
    const settings = { url: 'https://home.example.org/', ...domain }
    expect(await errorCode(sendPasswordResetEmail(identity.browser(), 'ada@example.org', settings))).toBe(code)
  })

  test('the time of the last sign-in is that of the account at a sign-up', async () => {
    const { idToken } = await aPerson('fresh@example.org')
    const { body } = await identity.post('v1/accounts:lookup', { idToken })
    const [user] = body.users as { createdAt: string; lastLoginAt: string }[]
    expect(user?.lastLoginAt).toBe(user?.createdAt)
  })

  test.each([
    ['grant_type', 'refresh_token'],
    ['grantType', 'refreshToken'],
  ])('a token is refreshed with %s and %s, as JSON too', async (grantType, refreshToken) => {
    const { user } = await aPerson(`${grantType}@example.org`)
    const refresh = (request: object) =>
      fetch(`${identity.url}/securetoken.googleapis.com/v1/token?key=${apiKey}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
      })
    const response = await refresh({ [grantType]: 'refresh_token', [refreshToken]: user.refreshToken })
    expect(await response.json()).toMatchObject({ user_id: user.uid })
    expect(await (await refresh({ [refreshToken]: user.refreshToken })).text()).toContain('MISSING_GRANT_TYPE')
    expect(await (await refresh({ [grantType]: 'password' })).text()).toContain('INVALID_GRANT_TYPE')
  })
})

describe('validSince', () => {
  test('moving validSince ends every other session and returns new tokens', async () => {
    const email = 'everywhere@example.org'
    const { user: elsewhere } = await aPerson(email)
    const { user } = await signInWithEmailAndPassword(identity.browser(), email, password)
    const oldToken = await user.getIdToken()
    const { body } = await identity.post('v1/accounts:update', {
      idToken: oldToken,
      validSince: String(Math.floor(identity.now().getTime() / 1000)),
    })
    expect(await errorCode(elsewhere.reload())).toBe('auth/user-token-expired')
    expect(await errorCode(elsewhere.getIdToken(true))).toBe('auth/user-token-expired')
    expect(await identity.provider.verifyIdToken(oldToken)).toBeNull()
    expect((await identity.provider.verifyIdToken(String(body.idToken)))?.email).toBe(email)
  })

  test('moving validSince needs a recent sign-in', async () => {
    const { user } = await aPerson('stale@example.org')
    identity.wait(301)
    const { message } = await identity.post('v1/accounts:update', {
      idToken: await user.getIdToken(true),
      validSince: '1',
    })
    expect(message).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })
})

describe('a link that changes the address', () => {
  test('the response names the new address', async () => {
    const { user } = await aPerson('moves@example.org')
    await verifyBeforeUpdateEmail(user, 'moved@example.org')
    const oobCode = codeIn(await identity.takeMail('moved@example.org', 'verifyAndChangeEmail'))
    expect((await identity.post('v1/accounts:update', { oobCode })).body).toMatchObject({
      email: 'moved@example.org',
      newEmail: 'moved@example.org',
    })
  })

  test('a link to an address that was taken in the meantime is used up', async () => {
    const { user } = await aPerson('slow@example.org')
    await verifyBeforeUpdateEmail(user, 'contested@example.org')
    const { user: faster } = await aPerson('contested@example.org')
    const code = codeIn(await identity.takeMail('contested@example.org', 'verifyAndChangeEmail'))
    expect(await errorCode(applyActionCode(identity.browser(), code))).toBe('auth/email-already-in-use')
    await identity.provider.administration.deleteUser(faster.uid)
    expect(await errorCode(applyActionCode(identity.browser(), code))).toBe('auth/invalid-action-code')
  })
})

describe('a social sign-in', () => {
  const lookUp = async (idToken: unknown) => {
    const { body } = await identity.post('v1/accounts:lookup', { idToken })
    const [user] = body.users as { email: string; displayName: string; providerUserInfo: object[] }[]
    return user
  }

  test('what the provider reports is refreshed at each sign-in, and the account keeps its own name and address', async () => {
    social.provider.people.set('grace', { email: 'grace@example.org', email_verified: true, name: 'Grace' })
    await signIn('grace')
    const picture = 'https://example.org/grace.png'
    social.provider.people.set('grace', { email: 'new@example.org', email_verified: true, name: 'G. Hopper', picture })
    const user = await lookUp((await signIn('grace')).idToken)
    expect(user?.providerUserInfo).toMatchObject([
      { email: 'new@example.org', displayName: 'G. Hopper', photoUrl: picture },
    ])
    expect(user).toMatchObject({ email: 'grace@example.org', displayName: 'Grace' })
  })

  test('after linking, the token names the linked provider as the way of signing in', async () => {
    const { idToken } = await aPerson('links@example.org')
    social.provider.people.set('links', { email: 'links@example.org', email_verified: true })
    const linked = await signIn('links', { idToken })
    expect(decodeJwt(String(linked.idToken))).toMatchObject({ firebase: { sign_in_provider: 'oidc.example' } })
  })

  test("Google's profile has Google's names", async () => {
    social.provider.people.set('goo', { email: 'goo@example.org', email_verified: true, name: 'Goo' })
    const response = await signIn('goo', {}, 'google.com')
    expect(response.federatedId).toBe('https://accounts.google.com/goo')
    expect(JSON.parse(String(response.rawUserInfo))).toEqual({
      id: 'goo',
      email: 'goo@example.org',
      verified_email: true,
      name: 'Goo',
    })
  })

  test.each([
    ['query', (credential: string) => ({ requestUri: `http://localhost/?${credential}` })],
    ['fragment', (credential: string) => ({ requestUri: `http://localhost/#${credential}` })],
  ])('a credential in the %s of requestUri is read', async (_, toRequest) => {
    const { message } = await identity.post('v1/accounts:signInWithIdp', {
      ...toRequest('id_token=a.b.c&providerId=oidc.example'),
      returnSecureToken: true,
    })
    expect(message).toBe('INVALID_IDP_RESPONSE : The ID token is not valid.')
  })
})

describe('the issuer', () => {
  test.each(['/.well-known/openid-configuration', '/test-project/.well-known/openid-configuration'])(
    '%s names the issuer and the keys',
    async (path) => {
      const response = await fetch(identity.url + path)
      expect(response.headers.get('content-type')).toContain('application/json')
      const document = (await response.json()) as { issuer: string; jwks_uri: string }
      expect(document).toMatchObject({
        response_types_supported: ['id_token'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      })
      const { idToken } = await aPerson(`issuer-${path.length}@example.org`)
      expect(decodeJwt(idToken)).toMatchObject({ iss: document.issuer, aud: 'test-project' })
      expect(await (await fetch(document.jwks_uri)).json()).toEqual(await identity.provider.jwks())
    },
  )
})
