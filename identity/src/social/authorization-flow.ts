import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { deleteAuthorization, insertAuthorization } from './authorization-store.ts'
import { providerClaims } from './provider-claims.ts'
import { pagesPath } from './pages.ts'
import { storeResult } from './provider-results.ts'

const authorizationLifetimeSeconds = 15 * 60
const purpose = 'pending authorization'

export interface AuthorizationRequest {
  providerId: string
  authType: string
  eventId: string
  appName: string
  redirectUrl: string
}

export interface AuthorizationState extends AuthorizationRequest {
  /** Only the starting browser knows the secret behind this hash. */
  browserHash: string
  codeVerifier: string
  nonce: string
}

export interface ProviderParameters {
  scopes: string[]
  parameters: Record<string, string>
}

export const callbackUrl = ({ options }: Dependencies) => `${options.publicUrl}${pagesPath}/callback`

/** Returns the provider's URL, the state, and the secret for the browser's cookie. */
export async function startAuthorization(
  dependencies: Dependencies,
  request: AuthorizationRequest,
  { scopes, parameters }: ProviderParameters,
) {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
    await import('openid-client')
  const provider = dependencies.providers.find(request.providerId)
  const configuration = await dependencies.providers.configurationOf(provider)
  const [state, browserSecret, codeVerifier, nonce] = [newCode(), newCode(), randomPKCECodeVerifier(), randomNonce()]
  const authorization: AuthorizationState = { ...request, browserHash: hashCode(browserSecret), codeVerifier, nonce }
  await insertAuthorization(dependencies.database, {
    stateHash: hashCode(state),
    encrypted: dependencies.cipher.encrypt(purpose, JSON.stringify(authorization)),
    expiresAt: addSeconds(dependencies.now(), authorizationLifetimeSeconds),
  })
  const url = buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: callbackUrl(dependencies),
    scope: [...new Set(['openid', ...provider.scopes, ...scopes])].join(' '),
    code_challenge: await calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    ...(provider.responseMode ? { response_mode: provider.responseMode } : {}),
  })
  return { url: url.href, state, browserSecret }
}

/** Returns null for a state that is unknown, used or expired, or that belongs to another browser. */
export async function consumeAuthorization(
  dependencies: Dependencies,
  state: string,
  browserSecret: string,
): Promise<AuthorizationState | null> {
  const encrypted = await deleteAuthorization(dependencies.database, hashCode(state), dependencies.now())
  if (encrypted === null) return null
  const authorization = JSON.parse(dependencies.cipher.decrypt(purpose, encrypted)) as AuthorizationState
  return authorization.browserHash === hashCode(browserSecret) ? authorization : null
}

/** Exchanges the code for the person's claims, and stores them for the page. */
export async function exchangeCode(
  dependencies: Dependencies,
  authorization: AuthorizationState,
  response: URLSearchParams,
  state: string,
) {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const { providerId, codeVerifier, nonce } = authorization
  const configuration = await dependencies.providers.configurationOf(dependencies.providers.find(providerId))
  const tokens = await authorizationCodeGrant(configuration, new URL(`${callbackUrl(dependencies)}?${response}`), {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const claims = providerClaims.parse(tokens.claims())
  // Many providers put only the id into the token, and the rest into the user info.
  const needsUserInfo = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
  const details = needsUserInfo ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
  const sessionId = newCode()
  const result = await storeResult(dependencies, {
    providerId,
    claims: providerClaims.parse({ ...claims, ...details, sub: claims.sub }),
    idToken: tokens.id_token ?? null,
    accessToken: tokens.access_token,
    sessionId,
  })
  return { urlResponse: `${callbackUrl(dependencies)}?${new URLSearchParams({ providerId, result })}`, sessionId }
}
