import { afterAll } from 'vitest'
import { startOidcProvider } from './start-oidc-provider.ts'
import { startTestProvider } from './start-test-provider.ts'
import { signInAtProvider, type DeliveredEvent } from './sign-in-at-provider.ts'

type Provider = Awaited<ReturnType<typeof startOidcProvider>>

/** The ID tokens of `oidc.terse` hold only the person's id, and `oidc.away` cannot be reached. */
export function startSocialSignIn() {
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

  const collect = (event: DeliveredEvent | null, more: object = {}) =>
    identity.post('v1/accounts:signInWithIdp', {
      requestUri: event?.urlResponse,
      sessionId: event?.sessionId,
      postBody: null,
      returnSecureToken: true,
      returnIdpCredential: true,
      ...more,
    })

  return {
    identity,
    get provider() {
      return provider
    },
    get terse() {
      return terse
    },
    collect,
    async signIn(person: string, more: object = {}, providerId = 'oidc.example') {
      const { event } = await signInAtProvider(identity.url, { person, providerId })
      return (await collect(event, more)).body
    },
    async providersOf(idToken: unknown) {
      const { body } = await identity.post('v1/accounts:lookup', { idToken })
      const [user] = body.users as { providerUserInfo: { providerId: string }[] }[]
      return user?.providerUserInfo.map(({ providerId }) => providerId)
    },
  }
}
