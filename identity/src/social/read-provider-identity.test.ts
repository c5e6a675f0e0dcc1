import { createHash } from 'node:crypto'
import {
  createUserWithEmailAndPassword,
  getIdTokenResult,
  linkWithCredential,
  OAuthProvider,
  signInWithCredential,
} from '@firebase/auth'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { startSocialSignIn } from '../testing/start-social-sign-in.ts'
import { errorCode } from '../testing/start-test-provider.ts'

const social = startSocialSignIn()
const { identity, signIn } = social
const password = 'correct horse'

describe("a provider's own ID token", () => {
  const credential = (idToken: unknown, rawNonce?: string) =>
    new OAuthProvider('oidc.example').credential({
      idToken: String(idToken),
      ...(rawNonce === undefined ? {} : { rawNonce }),
    })

  test('an ID token from our pages is worthless without its nonce', async () => {
    social.provider.people.set('robbed', { email: 'robbed@example.org', email_verified: true })
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
    social.provider.people.set('native', { email: 'native@example.org', email_verified: true })
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

  /** A page that speaks to the provider without us does this. */
  async function tokenFor(person: string, nonce: string) {
    const { issuer, clientId, clientSecret } = social.provider.settings('oidc.example')
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
