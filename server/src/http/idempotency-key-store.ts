import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** The hashes of the requests that have used this key, for this account or for the whole installation. */
export async function findRequestHashes(db: Queries, accountId: string, key: string) {
  const rows = await db.query(sql<{ requestHash: Buffer | null }>`
    select request_hash as "requestHash" from idempotency_keys
     where key = ${key} and (account_id = ${accountId} or account_id is null)`)
  return rows.map(({ requestHash }) => requestHash)
}
