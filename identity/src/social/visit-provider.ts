import { and, eq, gt } from 'drizzle-orm'
import { providerVisits } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { later } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { providerClaims } from './provider-claims.ts'
import { pagesPath } from './pages.ts'
import { keepResult } from './provider-results.ts'

const awaySeconds = 15 * 60
const purpose = 'provider visit'

/** What the page asked for and expects back. */
export interface Errand {
  providerId: string
  authType: string
  eventId: string
  appName: string
  redirectUrl: string
}

export interface Visit extends Errand {
  /** Known only to the browser that set out. */
  browserHash: string
  codeVerifier: string
  nonce: string
}

export interface Wishes {
  scopes: string[]
  parameters: Record<string, string>
}

export const callbackUrl = ({ options }: Parts) => `${options.publicUrl}${pagesPath}/callback`

/** The provider's page, and what the browser and the provider are to bring back from there. */
export async function setOut(parts: Parts, errand: Errand, { scopes, parameters }: Wishes) {
  const { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } =
    await import('openid-client')
  const provider = parts.providers.find(errand.providerId)
  const configuration = await parts.providers.configurationOf(provider)
  const [state, browserSecret, codeVerifier, nonce] = [newCode(), newCode(), randomPKCECodeVerifier(), randomNonce()]
  const visit: Visit = { ...errand, browserHash: hashCode(browserSecret), codeVerifier, nonce }
  await parts.database.insert(providerVisits).values({
    stateHash: hashCode(state),
    sealedVisit: parts.seal.close(purpose, JSON.stringify(visit)),
    expiresAt: later(parts.now(), awaySeconds),
  })
  const url = buildAuthorizationUrl(configuration, {
    ...parameters,
    redirect_uri: callbackUrl(parts),
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
export async function comeBack(parts: Parts, state: string, browserSecret: string): Promise<Visit | null> {
  const [kept] = await parts.database
    .delete(providerVisits)
    .where(and(eq(providerVisits.stateHash, hashCode(state)), gt(providerVisits.expiresAt, parts.now())))
    .returning()
  const visit = kept && (JSON.parse(parts.seal.open(purpose, kept.sealedVisit)) as Visit)
  return visit && visit.browserHash === hashCode(browserSecret) ? visit : null
}

/** Exchanges the code for what the provider says of the person, and keeps that for the page that asked. */
export async function collectIdentity(parts: Parts, visit: Visit, answer: URLSearchParams, state: string) {
  const { authorizationCodeGrant, fetchUserInfo } = await import('openid-client')
  const { providerId, codeVerifier, nonce } = visit
  const configuration = await parts.providers.configurationOf(parts.providers.find(providerId))
  const tokens = await authorizationCodeGrant(configuration, new URL(`${callbackUrl(parts)}?${answer}`), {
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
  const result = await keepResult(parts, {
    providerId,
    claims: providerClaims.parse({ ...claims, ...details, sub: claims.sub }),
    idToken: tokens.id_token ?? null,
    accessToken: tokens.access_token,
    sessionId,
  })
  return { urlResponse: `${callbackUrl(parts)}?${new URLSearchParams({ providerId, result })}`, sessionId }
}
