import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface IdentitySignIn {
  uid: string
  signedInAt: Date
}

/** The sign-in with a one-time password that the server has printed. */
export async function saveOneTimeSignIn(db: Queries, { uid, signedInAt }: IdentitySignIn) {
  await db.execute(sql`update accounts set one_time_sign_in_at = ${signedInAt} where identity_uid = ${uid}`)
}

/** False if the person is no superadmin, or the factor is confirmed already. */
export async function isUnconfirmed(db: Queries, { uid, secondFactor }: { uid: string; secondFactor: string }) {
  const found = await db.query(sql<object>`
    select from accounts
     where identity_uid = ${uid} and role = 'superadmin' and confirmed_second_factor is distinct from ${secondFactor}`)
  return found.length > 0
}

export async function saveConfirmedSecondFactor(
  db: Queries,
  { uid, secondFactor }: { uid: string; secondFactor: string },
) {
  await db.execute(sql`
    update accounts set confirmed_second_factor = ${secondFactor} where identity_uid = ${uid} and role = 'superadmin'`)
}
