import { describe, expect, test } from 'vitest'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'
import { startTestProvider } from '../testing/start-test-provider.ts'
import { handlerUrl, signInAtProvider } from '../testing/sign-in-at-provider.ts'

const social = startSocialSignIn()
const { identity, collect } = social
const encrypted = startTestProvider({
  options: async () => ({
    publicUrl: 'https://home.example.org',
    oidcProviders: [social.provider.settings('oidc.example')],
  }),
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

  test('with https, the cookie that binds a sign-in to its browser can be set by this host only', async () => {
    const started = await fetch(handlerUrl(encrypted.url, { redirectUrl: 'https://home.example.org/sign-in' }), {
      redirect: 'manual',
    })
    const cookie = started.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(
      /^__Host-identity_authorization_[\w-]{12}=[\w-]{43}; Path=\/; Secure; Max-Age=900; HttpOnly; SameSite=Lax$/,
    )
    const state = new URL(started.headers.get('location') ?? '').searchParams.get('state')
    const callback = `${encrypted.url}/emulator/auth/callback?error=access_denied&state=${state}`
    const finished = await fetch(callback, { headers: { cookie: cookie.split(';')[0] ?? '' } })
    expect([finished.status, finished.headers.get('set-cookie')]).toEqual([
      200,
      expect.stringMatching(/^__Host-.*=; Path=\/; Secure; Max-Age=0/),
    ])
  })

  test('the outcome of a redirect is delivered to the page that started it', async () => {
    const { redirectUrl, event } = await signInAtProvider(identity.url, { authType: 'signInViaRedirect' })
    expect(redirectUrl).toBe(`${identity.url}/sign-in`)
    expect(event).toMatchObject({ type: 'signInViaRedirect', eventId: 'event-1' })
  })

  test('the page learns that the person cancelled, that the provider is unknown, or that it cannot be reached', async () => {
    expect((await signInAtProvider(identity.url, { person: 'nobody' })).event?.error?.code).toBe('auth/user-cancelled')
    expect((await signInAtProvider(identity.url, { providerId: 'oidc.unknown' })).event?.error?.code).toBe(
      'auth/operation-not-allowed',
    )
    expect((await signInAtProvider(identity.url, { providerId: 'oidc.away' })).event?.error?.code).toBe(
      'auth/network-request-failed',
    )
  })

  test.each([
    'https://evil.example.com/',
    'javascript:alert(1)',
    'https://home.example.org@evil.example.com/',
    'https://home.example.org/',
  ])('a redirect to %s is refused', async (redirectUrl) => {
    const redirected = await signInAtProvider(identity.url, { authType: 'signInViaRedirect', redirectUrl })
    expect([redirected.response.status, redirected.event]).toEqual([400, null])
    expect((await signInAtProvider(identity.url, { redirectUrl })).event?.error?.code).toBe('auth/unauthorized-domain')
  })

  test('a result is collected once, with its session id, within ten minutes', async () => {
    const { event } = await signInAtProvider(identity.url)
    expect((await collect(event, { sessionId: 'guess' })).message).toMatch(/^INVALID_IDP_RESPONSE/)
    const { event: second } = await signInAtProvider(identity.url)
    const outcomes = await Promise.all([1, 2, 3].map(() => collect(second)))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(1)
    const { event: third } = await signInAtProvider(identity.url)
    identity.wait(601)
    expect((await collect(third)).message).toMatch(/^INVALID_IDP_RESPONSE/)
  })

  test('a callback from another browser, or with an unknown state, is refused', async () => {
    expect(await signInAtProvider(identity.url, { sameBrowser: false })).toMatchObject({
      response: { status: 400 },
      event: null,
    })
    expect(
      await signInAtProvider(identity.url, { tamper: (url) => url.searchParams.set('state', 'forged') }),
    ).toMatchObject({
      response: { status: 400 },
      event: null,
    })
    const { event } = await signInAtProvider(identity.url, { tamper: (url) => url.searchParams.set('code', 'forged') })
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

  test('a form of a provider may have a long token, but neither 51 fields nor more than 16 KB', async () => {
    const post = (body: string) =>
      fetch(`${identity.url}/emulator/auth/callback`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      })
    const user = { name: { firstName: 'Ada', lastName: 'Lovelace' }, email: 'ada@example.org' }
    const form = { state: 's', code: 'c', id_token: 'a'.repeat(8000), user: JSON.stringify(user) }
    const taken = await post(new URLSearchParams(form).toString())
    expect(taken.status).toBe(200)
    expect(await taken.text()).toContain('Lovelace')
    const refused = await post('a=1&'.repeat(50))
    expect(refused.status).toBe(400)
    expect(await refused.json()).toMatchObject({
      error: { message: 'INVALID_ARGUMENT : A form has at most 50 fields.' },
    })
    expect((await post('a=1&'.repeat(180_000))).status).toBe(413)
  })

  test('no page has an inline script, and only the iframe page may be framed, by its own origin', async () => {
    const { html, response } = await signInAtProvider(identity.url)
    expect(html).not.toMatch(/<script>|\son\w+=/)
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const frame = await fetch(`${identity.url}/emulator/auth/iframe?apiKey=k&appName="><script>`)
    expect(frame.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(await frame.text()).not.toContain('"><script>')
  })

  test('what providers report is encrypted in the database', async () => {
    social.provider.people.set('sealed', { email: 'sealed@example.org', email_verified: true })
    await signInAtProvider(identity.url, { person: 'sealed' })
    const { rows } = await identity.pool.query('select * from identity.provider_results')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('sealed@example.org')
  })
})
