import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** Access tokens that were issued before are refused. */
export async function revokeAccessTokens(db: Queries, identityUid: string, identityValidSince: Date): Promise<void> {
  await db.execute(sql`
    update accounts set token_version = token_version + 1, identity_valid_since = ${identityValidSince}
     where identity_uid = ${identityUid}`)
}

/** What the account shows about its owner. */
export async function clearProfile(db: Queries, identityUid: string): Promise<void> {
  await db.execute(sql`
    update accounts set name = null, photo = null, phone = null, version = version + 1, updated_at = now()
     where identity_uid = ${identityUid}`)
}

export async function endLinkedSession(db: Queries, identityUid: string, signInId: string): Promise<void> {
  await db.execute(sql`
    update sessions set ended_at = now()
     where account_id = (select id from accounts where identity_uid = ${identityUid})
       and sign_in_id = ${signInId} and ended_at is null`)
}

/** A family with another owner stays: only the account of the person is deleted. */
export async function deleteLinkedAccount(db: Queries, identityUid: string): Promise<void> {
  await db.query(sql<{ personId: string | null }>`
    select detach_sign_in(id) as "personId" from accounts where identity_uid = ${identityUid}
       and exists (select from guardians where account_id = accounts.id and guardians.role = 'owner')`)
  await db.execute(sql`delete from accounts where identity_uid = ${identityUid}`)
}
