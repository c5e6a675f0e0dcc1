import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface SignUpAge {
  now: Date
  createdBefore: Date
}

/** Nothing has proven the address. An open link may still verify it. */
const isUnverified = ({ now, createdBefore }: SignUpAge) => sql`
  created_at < ${createdBefore} and not was_verified and not email_link_sign_in and password_hash is not null
  and one_time_password_expires_at is null and not disabled
  and not exists (select from identity.linked_providers linked where linked.uid = users.uid)
  and not exists (select from identity.action_codes codes where codes.uid = users.uid and expires_at > ${now})`

export async function findUnverified(db: Queries, age: SignUpAge): Promise<string[]> {
  const rows = await db.query(sql<{ uid: string }>`
    select uid from identity.users where ${isUnverified(age)} order by created_at`)
  return rows.map(({ uid }) => uid)
}

/** Locks the row until the transaction ends, and returns whether the person is still unverified. */
export async function lockUnverified(transaction: Queries, uid: string, age: SignUpAge): Promise<boolean> {
  const rows = await transaction.query(sql<{ uid: string }>`
    select uid from identity.users where uid = ${uid} and ${isUnverified(age)} for update`)
  return rows.length > 0
}
