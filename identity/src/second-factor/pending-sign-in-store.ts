import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** The first factor was right; the second is awaited. */
interface PendingSignIn {
  credentialHash: string
  uid: string
  signInProvider: string
  expiresAt: Date
}

export async function insertPendingSignIn(db: Queries, pending: PendingSignIn): Promise<void> {
  const { credentialHash, uid, signInProvider, expiresAt } = pending
  await db.execute(sql`
    insert into identity.pending_sign_ins (credential_hash, uid, sign_in_provider, expires_at)
    values (${credentialHash}, ${uid}, ${signInProvider}, ${expiresAt})`)
}

export async function findPendingSignIn(db: Queries, credentialHash: string, now: Date) {
  const [pending] = await db.query(sql<Pick<PendingSignIn, 'uid'>>`
    select uid from identity.pending_sign_ins where credential_hash = ${credentialHash} and expires_at > ${now}`)
  return pending ?? null
}

/** Returns null when another request has used it, or it has expired. */
export async function deletePendingSignIn(db: Queries, credentialHash: string, now: Date) {
  const [pending] = await db.query(sql<Pick<PendingSignIn, 'uid' | 'signInProvider'>>`
    delete from identity.pending_sign_ins where credential_hash = ${credentialHash} and expires_at > ${now}
    returning uid, sign_in_provider as "signInProvider"`)
  return pending ?? null
}
