import { and, eq, gt } from 'drizzle-orm'
import { providerResults } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { later } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { WireError } from '../wire/wire-error.ts'
import type { ProviderClaims } from './provider-claims.ts'

const keptSeconds = 10 * 60
const purpose = 'provider result'

export interface ProviderResult {
  providerId: string
  claims: ProviderClaims
  idToken: string | null
  accessToken: string | null
  /** Whoever collects the result must know it; null when there is nobody else to tell apart. */
  sessionId: string | null
}

/** Returns the handle by which the result is collected, once. */
export async function keepResult(parts: Parts, result: ProviderResult): Promise<string> {
  const handle = newCode()
  const sealedResult = parts.seal.close(purpose, JSON.stringify(result))
  const expiresAt = later(parts.now(), keptSeconds)
  await parts.database.insert(providerResults).values({ resultHash: hashCode(handle), sealedResult, expiresAt })
  return handle
}

export async function takeResult(parts: Parts, handle: string, sessionId: string | null): Promise<ProviderResult> {
  const [kept] = await parts.database
    .delete(providerResults)
    .where(and(eq(providerResults.resultHash, hashCode(handle)), gt(providerResults.expiresAt, parts.now())))
    .returning()
  const result = kept && (JSON.parse(parts.seal.open(purpose, kept.sealedResult)) as ProviderResult)
  if (!result || result.sessionId !== sessionId) {
    throw new WireError('INVALID_IDP_RESPONSE', 'The answer of the provider is unknown or was used.')
  }
  return result
}
