import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ProviderClaims } from './provider-claims.ts'
import { deleteResult, insertResult } from './provider-result-store.ts'

const resultLifetimeSeconds = 10 * 60
const purpose = 'provider result'

export interface ProviderResult {
  providerId: string
  claims: ProviderClaims
  idToken: string | null
  accessToken: string | null
  /** The page must give it to collect the result; it is null where the handle alone is enough. */
  sessionId: string | null
}

/** Returns the handle that collects the result, once. */
export async function storeResult(dependencies: Dependencies, result: ProviderResult): Promise<string> {
  const handle = newCode()
  await insertResult(dependencies.database, {
    resultHash: hashCode(handle),
    encrypted: dependencies.cipher.encrypt(purpose, JSON.stringify(result)),
    expiresAt: addSeconds(dependencies.now(), resultLifetimeSeconds),
  })
  return handle
}

export async function takeResult(
  dependencies: Dependencies,
  handle: string,
  sessionId: string | null,
): Promise<ProviderResult> {
  const encrypted = await deleteResult(dependencies.database, hashCode(handle), dependencies.now())
  const result =
    encrypted === null ? null : (JSON.parse(dependencies.cipher.decrypt(purpose, encrypted)) as ProviderResult)
  if (!result || result.sessionId !== sessionId) {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The response of the provider is unknown or was used.')
  }
  return result
}
