import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** The result stays here until the page that started the sign-in collects it. */
interface StoredResult {
  resultHash: string
  encrypted: string
  expiresAt: Date
}

export async function insertResult(db: Queries, { resultHash, encrypted, expiresAt }: StoredResult) {
  await db.execute(sql`
    insert into identity.provider_results (result_hash, encrypted_result, expires_at)
    values (${resultHash}, ${encrypted}, ${expiresAt})`)
}

/** Works once, and returns null for a result that is unknown, collected or expired. */
export async function deleteResult(db: Queries, resultHash: string, now: Date): Promise<string | null> {
  const [row] = await db.query(sql<Pick<StoredResult, 'encrypted'>>`
    delete from identity.provider_results where result_hash = ${resultHash} and expires_at > ${now}
    returning encrypted_result as encrypted`)
  return row?.encrypted ?? null
}
