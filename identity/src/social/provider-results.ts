import { and, eq, gt } from 'drizzle-orm'
import { providerResults } from '../database/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { WireError } from '../wire/wire-error.ts'
import type { ProviderClaims } from './provider-claims.ts'

const resultLifetimeSeconds = 10 * 60
const purpose = 'provider result'

export interface ProviderResult {
  providerId: string
  claims: ProviderClaims
  idToken: string | null
  accessToken: string | null
  /** Needed to collect the result; null where the handle alone is enough. */
  sessionId: string | null
}

/** Returns the handle that collects the result, once. */
export async function storeResult(dependencies: Dependencies, result: ProviderResult): Promise<string> {
  const handle = newCode()
  const encryptedResult = dependencies.cipher.encrypt(purpose, JSON.stringify(result))
  const expiresAt = addSeconds(dependencies.now(), resultLifetimeSeconds)
  await dependencies.database
    .insert(providerResults)
    .values({ resultHash: hashCode(handle), encryptedResult, expiresAt })
  return handle
}

export async function takeResult(
  dependencies: Dependencies,
  handle: string,
  sessionId: string | null,
): Promise<ProviderResult> {
  const [row] = await dependencies.database
    .delete(providerResults)
    .where(and(eq(providerResults.resultHash, hashCode(handle)), gt(providerResults.expiresAt, dependencies.now())))
    .returning()
  const result = row && (JSON.parse(dependencies.cipher.decrypt(purpose, row.encryptedResult)) as ProviderResult)
  if (!result || result.sessionId !== sessionId) {
    throw new WireError('INVALID_IDP_RESPONSE', 'The response of the provider is unknown or was used.')
  }
  return result
}
