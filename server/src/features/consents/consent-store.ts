import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

interface ConsentRow {
  id: string
  version: number
  textHash: string
  givenAt: Date
  withdrawnAt: Date | null
}

export function consentStore(db: Queries) {
  return {
    /** Newest first. */
    list: (accountId: string) =>
      db.query(
        prepared(
          'family_consents',
          sql<ConsentRow>`
            select id, version, text_hash as "textHash", given_at as "givenAt", withdrawn_at as "withdrawnAt"
              from consents where account_id = ${accountId} order by given_at desc, id desc`,
        ),
      ),

    /** The version of the newest consent that is not withdrawn, if any. Undefined if there is no such account. */
    async findAgreedVersion(accountId: string) {
      const [found] = await db.query(
        prepared(
          'agreed_consent_version',
          sql<{ version: number | null }>`
            select (select max(version) from consents where account_id = ${accountId} and withdrawn_at is null) as version
              from accounts where id = ${accountId}`,
        ),
      )
      return found
    },

    /** False if this version was agreed to before and not withdrawn. */
    async add(accountId: string, { version, hash }: { version: number; hash: string }) {
      const added = await db.execute(sql`
        insert into consents (id, account_id, version, text_hash) values (${randomUUIDv7()}, ${accountId}, ${version}, ${hash})
        on conflict do nothing`)
      return added === 1
    },

    /** False if there was nothing to withdraw. */
    async withdraw(accountId: string) {
      const changed = await db.execute(sql`
        update consents set withdrawn_at = now() where account_id = ${accountId} and withdrawn_at is null`)
      return changed > 0
    },
  }
}
