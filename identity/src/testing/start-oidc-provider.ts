import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import type { OidcProvider } from '../social/oidc-provider.ts'
import { freePort } from '@pipit/test-kit/free-port'

export interface Person {
  email?: string
  email_verified?: boolean
  name?: string
  picture?: string
}

/** The person that the page names as `login_hint` signs in without a question; `nobody` declines. */
export async function startOidcProvider({
  redirectUri,
  claimsInIdToken = true,
}: {
  redirectUri: string
  claimsInIdToken?: boolean
}) {
  const issuer = `http://127.0.0.1:${await freePort()}`
  const people = new Map<string, Person>()
  const client = { client_id: 'pipit', client_secret: 'client-secret-of-32-characters-or-so' }
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirectUri], token_endpoint_auth_method: 'client_secret_post' }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'picture'] },
    conformIdTokenClaims: !claimsInIdToken,
    cookies: { keys: ['a-key-for-tests'] },
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    pkce: { required: () => true },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_: unknown, id: string) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
  })
  const callback = provider.callback()
  const server = createServer((request, response) => {
    if (!request.url?.startsWith('/interaction/')) return void callback(request, response)
    void signIn().catch(() => response.writeHead(500).end())

    async function signIn() {
      const { params } = await provider.interactionDetails(request, response)
      const accountId = params.login_hint ?? 'ada'
      if (accountId === 'nobody') {
        return provider.interactionFinished(request, response, {
          error: 'access_denied',
          error_description: 'No, thank you.',
        })
      }
      const grant = new provider.Grant({ accountId, clientId: client.client_id })
      grant.addOIDCScope(params.scope ?? 'openid')
      return provider.interactionFinished(request, response, {
        login: { accountId, remember: false },
        consent: { grantId: await grant.save() },
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(Number(new URL(issuer).port), '127.0.0.1', resolve))
  return {
    people,
    settings: (id: string): OidcProvider => ({
      id,
      issuer,
      clientId: client.client_id,
      clientSecret: client.client_secret,
      scopes: ['openid', 'email', 'profile'],
      label: 'Example',
    }),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
