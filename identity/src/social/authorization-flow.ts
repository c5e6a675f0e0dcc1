import { and, eq, gt } from 'drizzle-orm'
import { providerVisits } from '../database/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { providerClaims } from './provider-claims.ts'
import { pagesPath } from './pages.ts'
import { storeResult } from './provider-results.ts'

const authorizationLifetimeSeconds = 15 * 60
const purpose = 'provider visit'

/** What the page asked for and expects back. */
export interface AuthorizationRequest {
  providerId: string
  authType: string
  eventId: string
  appName: string
  redirectUrl: string
}

export interface AuthorizationState extends AuthorizationRequest {
  /** Known only to the browser that set out. */
  browserHash: string
  codeVerifier: string
  nonce: string
}

export interface ProviderParameters {
  scopes: string[]
  parameters: Record<string, string>
}

export const callbackUrl = ({ options }: Dependencies) => `${options.publicUrl}${pagesPath}/callback`

/** The provider's page, and what the browser and the provider are to bring back from there. */
export async function startAuthorization(
  dependencies: Dependencies,
  errand: AuthorizationRequest,
  { scopes, parameters }: ProviderParameters,
) {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
    await import('openid-client')
  const provider = dependencies.providers.find(errand.providerId)
  const configuration = await dependencies.providers.configurationOf(provider)
  const [state, browserSecret, codeVerifier, nonce] = [newCode(), newCode(), randomPKCECodeVerifier(), randomNonce()]
  const visit: AuthorizationState = { ...errand, browserHash: hashCode(browserSecret), codeVerifier, nonce }
  await dependencies.database.insert(providerVisits).values({
    stateHash: hashCode(state),
    encryptedVisit: dependencies.cipher.encrypt(purpose, JSON.stringify(visit)),
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

/** Null for a state that is unknown, used or too old, or that another browser set out with. */
export async function consumeAuthorization(
  dependencies: Dependencies,
  state: string,
  browserSecret: string,
): Promise<AuthorizationState | null> {
  const [kept] = await dependencies.database
    .delete(providerVisits)
    .where(and(eq(providerVisits.stateHash, hashCode(state)), gt(providerVisits.expiresAt, dependencies.now())))
    .returning()
  const visit = kept && (JSON.parse(dependencies.cipher.decrypt(purpose, kept.encryptedVisit)) as AuthorizationState)
  return visit && visit.browserHash === hashCode(browserSecret) ? visit : null
}

/** Exchanges the code for what the provider says of the person, and keeps that for the page that asked. */
export async function exchangeCode(
  dependencies: Dependencies,
  visit: AuthorizationState,
  answer: URLSearchParams,
  state: string,
) {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const { providerId, codeVerifier, nonce } = visit
  const configuration = await dependencies.providers.configurationOf(dependencies.providers.find(providerId))
  const tokens = await authorizationCodeGrant(configuration, new URL(`${callbackUrl(dependencies)}?${answer}`), {
    pkceCodeVerifier: codeVerifier,
    expectedState: state,
    expectedNonce: nonce,
    idTokenExpected: true,
  })
  const claims = providerClaims.parse(tokens.claims())
  // Many providers put no more than the id into the token, and tell the rest when asked.
  const asked = claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
  const details = asked ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
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
