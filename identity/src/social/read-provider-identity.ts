import { createHash } from 'node:crypto'
import { errors, jwtVerify } from 'jose'
import type { LinkedProvider } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { IdentityError } from '../http/identity-error.ts'
import { providerClaims, type ProviderClaims } from './provider-claims.ts'
import { takeResult, type ProviderResult } from './provider-results.ts'

export interface ProviderIdentity {
  linked: LinkedProvider
  emailVerified: boolean
  claims: ProviderClaims
  idToken: string | null
  accessToken: string | null
}

interface ProviderResponse {
  requestUri: string
  sessionId?: string | undefined
  postBody?: string | null | undefined
  pendingToken?: string | null | undefined
}

/** Reads the result of our own handler pages, or an ID token that the page got from the provider by itself. */
export async function readProviderIdentity(
  dependencies: Dependencies,
  response: ProviderResponse,
): Promise<ProviderIdentity> {
  const fields = fieldsOf(response)
  const handle = fields.get('result')
  const idToken = fields.get('id_token')
  if (response.pendingToken) return fromResult(dependencies, response.pendingToken, null)
  if (handle) return fromResult(dependencies, handle, response.sessionId ?? '')
  if (!idToken) throw new IdentityError('INVALID_IDP_RESPONSE', 'An ID token is required.')
  // The SDK passes our handle on as if it were the provider's token, in its error for an address that is taken.
  if (!idToken.includes('.')) return fromResult(dependencies, idToken, null)
  const providerId = fields.get('providerId') ?? ''
  const claims = await verifyProviderToken(dependencies, providerId, idToken, fields.get('nonce'))
  return toIdentity({ providerId, claims, idToken, accessToken: null })
}

/** A page may send the credential in the query or the fragment of `requestUri`, or in `postBody`. */
function fieldsOf({ requestUri, postBody }: ProviderResponse): URLSearchParams {
  const uri = URL.parse(requestUri)
  if (!uri?.host) throw new IdentityError('INVALID_REQUEST_URI')
  return new URLSearchParams([
    ...new URLSearchParams(uri.hash.slice(1)),
    ...new URLSearchParams(postBody ?? ''),
    ...uri.searchParams,
  ])
}

async function fromResult(dependencies: Dependencies, handle: string, sessionId: string | null) {
  return toIdentity(await takeResult(dependencies, handle, sessionId))
}

function toIdentity({ providerId, claims, idToken, accessToken }: Omit<ProviderResult, 'sessionId'>): ProviderIdentity {
  return {
    linked: {
      providerId,
      rawId: claims.sub,
      email: claims.email ?? null,
      displayName: claims.name ?? null,
      photoUrl: claims.picture ?? null,
    },
    emailVerified: claims.email !== undefined && claims.email_verified === true,
    claims,
    idToken,
    accessToken,
  }
}

async function verifyProviderToken(
  dependencies: Dependencies,
  providerId: string,
  idToken: string,
  nonce: string | null,
): Promise<ProviderClaims> {
  const provider = dependencies.providers.find(providerId)
  const keys = await dependencies.providers.keysOf(provider)
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: provider.issuer,
    audience: provider.clientId,
    requiredClaims: ['sub', 'exp', 'iat'],
  }).catch((error: unknown) => {
    if (error instanceof errors.JOSEError) throw new IdentityError('INVALID_IDP_RESPONSE', 'The ID token is not valid.')
    throw error
  })
  // The page knows its nonce; somebody who stole the token does not.
  const expected = nonce === null ? [] : [nonce, createHash('sha256').update(nonce).digest('hex')]
  const isExpected = expected.includes(String(payload.nonce))
  if (payload.nonce !== undefined && !isExpected) throw new IdentityError('MISSING_OR_INVALID_NONCE')
  const parsed = providerClaims.safeParse(payload)
  if (!parsed.success) throw new IdentityError('INVALID_IDP_RESPONSE', 'The ID token is not valid.')
  return parsed.data
}
