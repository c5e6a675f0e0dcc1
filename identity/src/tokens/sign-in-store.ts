import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import { accountColumns, type Account } from '../accounts/account-store.ts'
import type { StoredSignIn } from './id-token.ts'

interface NewSignIn extends StoredSignIn {
  uid: string
  lastUsedAt: Date
}

export async function insertSignIn(db: Queries, signIn: NewSignIn): Promise<void> {
  const { signInId, uid, signInProvider, secondFactorId, authTime, lastUsedAt } = signIn
  await db.execute(sql`
    insert into identity.sign_ins (id, uid, sign_in_provider, second_factor_id, auth_time, last_used_at)
    values (${signInId}, ${uid}, ${signInProvider}, ${secondFactorId}, ${authTime}, ${lastUsedAt})`)
}

interface Rotation {
  signInId: string
  generation: number
  at: Date
  /** The refresh token before the newest is still accepted if the last rotation was after this. */
  graceSince: Date
}

interface RotatedSignIn extends StoredSignIn {
  uid: string
  generation: number
}

/**
 * Returns null if the sign-in has ended or is too old, or if its refresh token was replaced too long ago. There is at
 * most one rotation in a grace period, so only the newest token and the one before it can be valid. A token that is
 * newer than the stored generation is ours too: the database was restored from a backup.
 */
export async function rotateRefreshToken(
  db: Queries,
  rotation: Rotation & { signedInAfter: Date },
): Promise<RotatedSignIn | null> {
  const { signInId, generation, at, graceSince, signedInAfter } = rotation
  const [rotated] = await db.query(sql<RotatedSignIn>`
    update identity.sign_ins
       set generation = greatest(generation, ${generation}) + case when rotated_at > ${graceSince} then 0 else 1 end,
           rotated_at = case when rotated_at > ${graceSince} then rotated_at else ${at} end,
           last_used_at = ${at}
     where id = ${signInId} and auth_time > ${signedInAfter}
       and (generation <= ${generation} or generation - 1 = ${generation} and rotated_at > ${graceSince})
    returning id as "signInId", uid, sign_in_provider as "signInProvider", second_factor_id as "secondFactorId",
              auth_time as "authTime", generation`)
  return rotated ?? null
}

/** Replaces the newest refresh token, whichever it is. Returns null if the sign-in has ended. */
export async function continueSignIn(
  db: Queries,
  { signInId, signInProvider, at, graceSince }: Omit<Rotation, 'generation'> & Pick<StoredSignIn, 'signInProvider'>,
): Promise<number | null> {
  const [continued] = await db.query(sql<{ generation: number }>`
    update identity.sign_ins
       set sign_in_provider = ${signInProvider},
           generation = generation + case when rotated_at > ${graceSince} then 0 else 1 end,
           rotated_at = case when rotated_at > ${graceSince} then rotated_at else ${at} end,
           last_used_at = ${at}
     where id = ${signInId} returning generation`)
  return continued?.generation ?? null
}

export async function deleteSignIn(db: Queries, signInId: string): Promise<string | undefined> {
  const [ended] = await db.query(sql<{ uid: string }>`
    delete from identity.sign_ins where id = ${signInId} returning uid`)
  return ended?.uid
}

interface SignInOfUser {
  uid: string
  signInId: string
}

export async function deleteSignInOfUser(db: Queries, { uid, signInId }: SignInOfUser): Promise<void> {
  await db.execute(sql`delete from identity.sign_ins where uid = ${uid} and id = ${signInId}`)
}

export async function deleteOtherSignIns(db: Queries, { uid, signInId }: SignInOfUser): Promise<void> {
  await db.execute(sql`delete from identity.sign_ins where uid = ${uid} and id <> ${signInId}`)
}

export async function deleteSignIns(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.sign_ins where uid = ${uid}`)
}

interface SignedInAccount extends Account {
  isSignedIn: boolean
}

export async function findSignedInAccount(db: Queries, uid: string, signInId: string): Promise<SignedInAccount | null> {
  const [account] = await db.query(sql<SignedInAccount>`
    select ${accountColumns}, exists (
        select from identity.sign_ins where id = ${signInId} and sign_ins.uid = users.uid
      ) as "isSignedIn"
      from identity.users where uid = ${uid}`)
  return account ?? null
}

interface StartedSignIn {
  signInId: string
  uid: string
  signInProvider: string
  secondFactorId: string | null
  at: Date
  authTime: Date
  addressHash: string
  /** These attempts no longer count against the person. */
  forgivenKeyHashes: string[]
}

/** Every sign-in waits for this statement, so it is prepared. */
export async function insertSession(db: Queries, session: StartedSignIn): Promise<void> {
  const { signInId, uid, signInProvider, secondFactorId, at, authTime, addressHash, forgivenKeyHashes } = session
  await db.execute(
    prepared(
      'identity_start_session',
      sql`
        with signed_in as (
          update identity.users set last_login_at = ${at} where uid = ${uid}
        ), seen as (
          insert into identity.known_addresses (uid, address_hash, last_seen_at) values (${uid}, ${addressHash}, ${at})
          on conflict (uid, address_hash) do update set last_seen_at = excluded.last_seen_at
        ), forgiven as (
          delete from identity.attempts where key_hash = any(${forgivenKeyHashes}::text[])
        )
        insert into identity.sign_ins (id, uid, sign_in_provider, second_factor_id, auth_time, last_used_at)
        values (${signInId}, ${uid}, ${signInProvider}, ${secondFactorId}, ${authTime}, ${at})`,
    ),
  )
}
