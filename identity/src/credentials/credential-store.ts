import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** An intruder could return with these links after the password was changed. */
export async function deleteCredentialCodes(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`
    delete from identity.action_codes
     where uid = ${uid} and kind in ('PASSWORD_RESET', 'VERIFY_AND_CHANGE_EMAIL')`)
}

export async function deleteSecondFactor(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.second_factors where uid = ${uid}`)
}

export async function deletePendingSignIns(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.pending_sign_ins where uid = ${uid}`)
}

export async function deleteKnownAddresses(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.known_addresses where uid = ${uid}`)
}
