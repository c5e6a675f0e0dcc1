import { createHash } from 'node:crypto'
import {
  createUserWithEmailAndPassword,
  getIdTokenResult,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
  signInWithEmailAndPassword,
  unlink,
} from '@firebase/auth'
import { decodeJwt } from 'jose'
import { afterAll, describe, expect, test } from 'vitest'
import { errorCode, startTestProvider } from '../testing/start-test-provider.ts'
import { startOidcProvider } from '../testing/start-oidc-provider.ts'
import { handlerUrl, visit, type DeliveredEvent } from '../testing/visit.ts'

type Provider = Awaited<ReturnType<typeof startOidcProvider>>
let provider: Provider
let terse: Provider

const identity = startTestProvider({
  async options(publicUrl) {
    const redirectUri = `${publicUrl}/emulator/auth/callback`
    provider = await startOidcProvider({ redirectUri })
    terse = await startOidcProvider({ redirectUri, claimsInIdToken: false })
    const away = { ...provider.settings('oidc.away'), issuer: 'http://127.0.0.1:9' }
    return {
      oidcProviders: [
        provider.settings('oidc.example'),
        terse.settings('oidc.terse'),
        provider.settings('google.com'),
        away,
      ],
    }
  },
})
afterAll(() => {
  provider.close()
  terse.close()
})

const password = 'correct horse'

const collect = (event: DeliveredEvent | null, more: object = {}) =>
  identity.post('v1/accounts:signInWithIdp', {
    requestUri: event?.urlResponse,
    sessionId: event?.sessionId,
    postBody: null,
    returnSecureToken: true,
    returnIdpCredential: true,
    ...more,
  })

async function signIn(person: string, more: object = {}, providerId = 'oidc.example') {
  const { event } = await visit(identity.url, { person, providerId })
  return (await collect(event, more)).answer
}

const lookUp = async (idToken: unknown) =>
  (
    (await identity.post('v1/accounts:lookup', { idToken })).answer.users as {
      localId: string
      providerUserInfo: { providerId: string }[]
    }[]
  )[0]
const providersOf = async (idToken: unknown) =>
  (await lookUp(idToken))?.providerUserInfo.map(({ providerId }) => providerId)

describe('signing in with a provider', () => {
  test('the first sign-in creates the account and the next one opens it', async () => {
    provider.residents.set('ada', { email: 'Ada@Example.org', email_verified: true, name: 'Ada' })
    const first = await signIn('ada')
    expect(first).toMatchObject({
      providerId: 'oidc.example',
      isNewUser: true,
      email: 'ada@example.org',
      emailVerified: true,
      displayName: 'Ada',
      expiresIn: '3600',
    })
    expect(JSON.parse(String(first.rawUserInfo))).toMatchObject({ sub: 'ada', name: 'Ada' })
    expect(decodeJwt(String(first.idToken))).toMatchObject({
      email_verified: true,
      firebase: {
        sign_in_provider: 'oidc.example',
        identities: { 'oidc.example': ['ada'], email: ['ada@example.org'] },
      },
    })
    const second = await signIn('ada')
    expect(second).toMatchObject({ isNewUser: false, localId: first.localId })
    expect(await providersOf(second.idToken)).toEqual(['oidc.example'])
  })

  test('details that the ID token lacks are fetched from the user info endpoint', async () => {
    terse.residents.set('tess', { email: 'tess@example.org', email_verified: true, name: 'Tess' })
    expect(await signIn('tess', {}, 'oidc.terse')).toMatchObject({
      email: 'tess@example.org',
      emailVerified: true,
      displayName: 'Tess',
    })
  })

  test('two simultaneous sign-ins of one person create one account', async () => {
    provider.residents.set('twice', { email: 'twice@example.org', email_verified: true })
    const visits = await Promise.all([1, 2, 3].map(() => visit(identity.url, { person: 'twice' })))
    const answers = await Promise.all(visits.map(({ event }) => collect(event)))
    expect(new Set(answers.map(({ answer }) => answer.localId)).size).toBe(1)
    expect(answers.filter(({ answer }) => answer.isNewUser)).toHaveLength(1)
  })

  test('a person whose provider reveals no email address can sign in', async () => {
    provider.residents.set('quiet', {})
    const answer = await signIn('quiet')
    expect(answer).toMatchObject({ isNewUser: true })
    expect(answer.email).toBeUndefined()
  })

  test('a verified sign-in removes the password and the providers of somebody who never proved the address', async () => {
    const { user: squatter } = await createUserWithEmailAndPassword(identity.browser(), 'vera@example.org', password)
    provider.residents.set('squatter', { email: 'squatter@example.org', email_verified: true })
    await signIn('squatter', { idToken: await squatter.getIdToken() })
    provider.residents.set('vera', { email: 'vera@example.org', email_verified: true })

    const vera = await signIn('vera', {}, 'google.com')
    expect(vera).toMatchObject({ localId: squatter.uid, isNewUser: false, emailVerified: true })
    expect(await providersOf(vera.idToken)).toEqual(['google.com'])
    expect(await errorCode(signInWithEmailAndPassword(identity.browser(), 'vera@example.org', password))).toBe(
      'auth/invalid-credential',
    )
    expect(await errorCode(squatter.getIdToken(true))).toBe('auth/user-token-expired')
    expect((await signIn('squatter')).localId).not.toBe(vera.localId)
  })

  test('the password of a proven address stays', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'both@example.org', password)
    await identity.provider.administration.setEmailVerified(user.uid, true)
    provider.residents.set('both', { email: 'both@example.org', email_verified: true })
    const answer = await signIn('both')
    expect(answer.localId).toBe(user.uid)
    expect(await providersOf(answer.idToken)).toEqual(['oidc.example', 'password'])
    await signInWithEmailAndPassword(identity.browser(), 'both@example.org', password)
  })

  test.each(['oidc.example', 'google.com'])(
    'an address that %s has not verified opens no account, but the owner can link it',
    async (providerId) => {
      const email = `unchecked-${providerId}@example.org`
      const { user } = await createUserWithEmailAndPassword(identity.browser(), email, password)
      provider.residents.set(email, { email, email_verified: false })
      const answer = await signIn(email, {}, providerId)
      expect(answer).toMatchObject({ needConfirmation: true })
      expect(answer.idToken).toBeUndefined()

      // As the SDK goes on from its error, for Google's provider and for any other.
      const handle = String(answer.pendingToken)
      const more =
        providerId === 'google.com'
          ? { postBody: `id_token=${handle}&providerId=google.com` }
          : { pendingToken: handle }
      const linked = await identity.post('v1/accounts:signInWithIdp', {
        requestUri: 'http://localhost',
        returnSecureToken: true,
        idToken: await user.getIdToken(),
        ...more,
      })
      expect(await providersOf(linked.answer.idToken)).toEqual([providerId, 'password'])
    },
  )

  test('a disabled account gets an error that says so', async () => {
    provider.residents.set('disabled', { email: 'disabled@example.org', email_verified: true })
    const { localId } = await signIn('disabled')
    await identity.provider.administration.setDisabled(String(localId), true)
    expect(await signIn('disabled')).toMatchObject({ error: { message: 'USER_DISABLED' } })
  })
})

describe('linking a provider', () => {
  test('linking adds a way to sign in, and unlinking removes it', async () => {
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'linker@example.org', password)
    provider.residents.set('linked', { email: 'elsewhere@example.org', email_verified: true })
    await signIn('linked', { idToken: await user.getIdToken() })
    await user.reload()
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['oidc.example', 'password'])
    expect(user.email).toBe('linker@example.org')
    expect((await signIn('linked')).localId).toBe(user.uid)

    await unlink(user, 'oidc.example')
    expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password'])
    expect((await signIn('linked')).localId).not.toBe(user.uid)
  })

  test('linking is refused for a person or an address that belongs to another account', async () => {
    provider.residents.set('taken', { email: 'taken@example.org', email_verified: true })
    await signIn('taken')
    const { user } = await createUserWithEmailAndPassword(identity.browser(), 'wants@example.org', password)
    expect(await signIn('taken', { idToken: await user.getIdToken() })).toMatchObject({
      errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED',
    })
    provider.residents.set('taken-too', { email: 'taken@example.org', email_verified: true })
    expect(await signIn('taken-too', { idToken: await user.getIdToken() })).toMatchObject({
      errorMessage: 'EMAIL_EXISTS',
    })
  })
})

describe("a provider's own ID token", () => {
  const credential = (idToken: unknown, rawNonce?: string) =>
    new OAuthProvider('oidc.example').credential({
      idToken: String(idToken),
      ...(rawNonce === undefined ? {} : { rawNonce }),
    })

  test('an ID token from our pages is worthless without its nonce', async () => {
    provider.residents.set('robbed', { email: 'robbed@example.org', email_verified: true })
    const { oauthIdToken } = await signIn('robbed')
    expect(decodeJwt(String(oauthIdToken)).sub).toBe('robbed')
    expect(await errorCode(signInWithCredential(identity.browser(), credential(oauthIdToken)))).toBe(
      'auth/missing-or-invalid-nonce',
    )
    expect(await errorCode(signInWithCredential(identity.browser(), credential(oauthIdToken, 'guess')))).toBe(
      'auth/missing-or-invalid-nonce',
    )
  })

  test('an ID token that the page got by itself, with its own nonce, signs in and links', async () => {
    provider.residents.set('native', { email: 'native@example.org', email_verified: true })
    const token = await tokenFor('native', 'my nonce')
    const { user } = await signInWithCredential(identity.browser(), credential(token, 'my nonce'))
    expect((await getIdTokenResult(user)).signInProvider).toBe('oidc.example')

    const { user: other } = await createUserWithEmailAndPassword(identity.browser(), 'other@example.org', password)
    expect(await errorCode(linkWithCredential(other, credential(token, 'my nonce')))).toBe(
      'auth/credential-already-in-use',
    )
  })

  test.each(['eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZGEifQ.', 'a.b.c', 'nothing'])(
    'a forged ID token (%s) is refused',
    async (token) => {
      expect(await errorCode(signInWithCredential(identity.browser(), credential(token)))).toBe(
        'auth/invalid-credential',
      )
    },
  )

  test('an ID token of a provider that is not configured is refused', async () => {
    const { idToken } = new OAuthProvider('oidc.unknown').credential({ idToken: 'a.b.c' })
    expect(
      await errorCode(
        signInWithCredential(
          identity.browser(),
          new OAuthProvider('oidc.unknown').credential({ idToken: String(idToken) }),
        ),
      ),
    ).toBe('auth/operation-not-allowed')
  })

  /** What a page does that speaks to the provider without us. */
  async function tokenFor(person: string, nonce: string) {
    const { issuer, clientId, clientSecret } = provider.settings('oidc.example')
    const verifier = 'v'.repeat(50)
    const redirectUri = `${identity.url}/emulator/auth/callback`
    const query = new URLSearchParams({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid email profile',
      redirect_uri: redirectUri,
      nonce,
      login_hint: person,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
    })
    let url = new URL(`${issuer}/auth?${query}`)
    const cookies = new Map<string, string>()
    while (!url.href.startsWith(redirectUri)) {
      const response = await fetch(url, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const set of response.headers.getSetCookie())
        cookies.set(set.slice(0, set.indexOf('=')), set.slice(set.indexOf('=') + 1).split(';')[0] ?? '')
      url = new URL(response.headers.get('location') ?? '', url)
    }
    const response = await fetch(`${issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: url.searchParams.get('code') ?? '',
        redirect_uri: redirectUri,
        code_verifier: verifier,
        client_id: clientId,
        client_secret: String(clientSecret),
      }),
    })
    return ((await response.json()) as { id_token: string }).id_token
  }
})

test('a token of a provider can be revoked', async () => {
  provider.residents.set('back', { email: 'back@example.org', email_verified: true })
  const { idToken, oauthAccessToken: token } = await signIn('back')
  const { issuer } = provider.settings('oidc.example')
  const isAlive = async () =>
    (await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${String(token)}` } })).ok
  expect(await isAlive()).toBe(true)
  const { answer } = await identity.post('v2/accounts:revokeToken', {
    providerId: 'oidc.example',
    tokenType: 'ACCESS_TOKEN',
    token,
    idToken,
  })
  expect(answer).toEqual({})
  expect(await isAlive()).toBe(false)
})

describe('the handler page', () => {
  test('the handler page goes to the provider with a challenge, a nonce and a state, whatever the page requests', async () => {
    const response = await fetch(handlerUrl(identity.url, {}), { redirect: 'manual' })
    const { searchParams } = new URL(response.headers.get('location') ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      redirect_uri: `${identity.url}/emulator/auth/callback`,
      code_challenge_method: 'S256',
      response_type: 'code',
      login_hint: 'ada',
      scope: 'openid email profile',
    })
    for (const name of ['code_challenge', 'nonce', 'state'])
      expect(searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
    expect(response.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/)
  })

  test('the outcome of a redirect is delivered to the page that started it', async () => {
    const { redirectUrl, event } = await visit(identity.url, { authType: 'signInViaRedirect' })
    expect(redirectUrl).toBe(`${identity.url}/sign-in`)
    expect(event).toMatchObject({ type: 'signInViaRedirect', eventId: 'event-1' })
  })

  test('the page learns that the person cancelled, that the provider is unknown, or that it cannot be reached', async () => {
    expect((await visit(identity.url, { person: 'nobody' })).event?.error?.code).toBe('auth/user-cancelled')
    expect((await visit(identity.url, { providerId: 'oidc.unknown' })).event?.error?.code).toBe(
      'auth/operation-not-allowed',
    )
    expect((await visit(identity.url, { providerId: 'oidc.away' })).event?.error?.code).toBe(
      'auth/network-request-failed',
    )
  })

  test.each([
    'https://evil.example.com/',
    'javascript:alert(1)',
    'https://home.example.org@evil.example.com/',
    'https://home.example.org/',
  ])('a redirect to %s is refused', async (redirectUrl) => {
    const redirected = await visit(identity.url, { authType: 'signInViaRedirect', redirectUrl })
    expect([redirected.response.status, redirected.event]).toEqual([400, null])
    expect((await visit(identity.url, { redirectUrl })).event?.error?.code).toBe('auth/unauthorized-domain')
  })

  test('a result is collected once, with its session id, within ten minutes', async () => {
    const { event } = await visit(identity.url)
    expect((await collect(event, { sessionId: 'guess' })).message).toMatch(/^INVALID_IDP_RESPONSE/)
    const { event: second } = await visit(identity.url)
    const outcomes = await Promise.all([1, 2, 3].map(() => collect(second)))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    const { event: third } = await visit(identity.url)
    identity.wait(601)
    expect((await collect(third)).message).toMatch(/^INVALID_IDP_RESPONSE/)
  })

  test('a callback from another browser, or with an unknown state, is refused', async () => {
    expect(await visit(identity.url, { sameBrowser: false })).toMatchObject({ response: { status: 400 }, event: null })
    expect(await visit(identity.url, { tamper: (url) => url.searchParams.set('state', 'forged') })).toMatchObject({
      response: { status: 400 },
      event: null,
    })
    const { event } = await visit(identity.url, { tamper: (url) => url.searchParams.set('code', 'forged') })
    expect(event?.error?.code).toBe('auth/invalid-credential')
  })

  test('a form that a provider posts is sent through the browser again, which adds our cookie', async () => {
    const response = await fetch(`${identity.url}/emulator/auth/callback`, {
      method: 'POST',
      body: new URLSearchParams({ state: 's"><script>', code: 'c' }),
    })
    const html = await response.text()
    expect(html).toContain(`data-url="${identity.url}/emulator/auth/callback?state=s%22%3E%3Cscript%3E&#38;code=c"`)
    expect(html).toContain('repeat-callback.js')
  })

  test('no page has an inline script, and only the iframe page may be framed, by its own origin', async () => {
    const { html, response } = await visit(identity.url)
    expect(html).not.toMatch(/<script>|\son\w+=/)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const frame = await fetch(`${identity.url}/emulator/auth/iframe?apiKey=k&appName="><script>`)
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await frame.text()).not.toContain('"><script>')
  })

  test('what providers report is encrypted in the database', async () => {
    provider.residents.set('sealed', { email: 'sealed@example.org', email_verified: true })
    await visit(identity.url, { person: 'sealed' })
    const { rows } = await identity.pool.query('select * from identity.provider_results')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('sealed@example.org')
  })
})
