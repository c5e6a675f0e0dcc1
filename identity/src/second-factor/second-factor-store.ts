import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface SecondFactor {
  id: string
  uid: string
  displayName: string | null
  encryptedSecret: string
  /** Codes of this time step and of all before it are used up. */
  lastStep: number
  enrolledAt: Date
}

type FactorKey = Pick<SecondFactor, 'id' | 'uid'>

/** Returns false when the person has one already. */
export async function insertFactor(db: Queries, factor: SecondFactor): Promise<boolean> {
  const { id, uid, displayName, encryptedSecret, lastStep, enrolledAt } = factor
  const inserted = await db.execute(sql`
    insert into identity.second_factors (id, uid, display_name, encrypted_secret, last_step, enrolled_at)
    values (${id}, ${uid}, ${displayName}, ${encryptedSecret}, ${lastStep}, ${enrolledAt}) on conflict do nothing`)
  return inserted > 0
}

export async function findEncryptedSecret(db: Queries, { id, uid }: FactorKey): Promise<string | null> {
  const [factor] = await db.query(sql<{ encryptedSecret: string }>`
    select encrypted_secret as "encryptedSecret" from identity.second_factors where id = ${id} and uid = ${uid}`)
  return factor?.encryptedSecret ?? null
}

/** Returns false when a code of this step or a later one was accepted before. */
export async function advanceLastStep(db: Queries, { id, uid }: FactorKey, step: number): Promise<boolean> {
  const changed = await db.execute(sql`
    update identity.second_factors set last_step = ${step} where id = ${id} and uid = ${uid} and last_step < ${step}`)
  return changed > 0
}

export async function deleteFactor(db: Queries, { id, uid }: FactorKey): Promise<boolean> {
  return (await db.execute(sql`delete from identity.second_factors where id = ${id} and uid = ${uid}`)) > 0
}

export const listFactors = (db: Queries, afterId: string, limit: number) =>
  db.query(sql<FactorKey & { encryptedSecret: string }>`
    select id, uid, encrypted_secret as "encryptedSecret" from identity.second_factors
     where id > ${afterId} order by id limit ${limit}`)

/** Returns 0 if it has changed meanwhile. */
export const replaceFactorSecret = (
  db: Queries,
  { id, uid, former, replacement }: FactorKey & { former: string; replacement: string },
) =>
  db.execute(sql`
    update identity.second_factors set encrypted_secret = ${replacement}
     where id = ${id} and uid = ${uid} and encrypted_secret = ${former}`)
