import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface Enrolment {
  sessionHash: string
  uid: string
  encryptedSecret: string
  expiresAt: Date
}

export async function insertEnrolment(db: Queries, enrolment: Enrolment): Promise<void> {
  const { sessionHash, uid, encryptedSecret, expiresAt } = enrolment
  await db.execute(sql`
    insert into identity.factor_enrolments (session_hash, uid, encrypted_secret, expires_at)
    values (${sessionHash}, ${uid}, ${encryptedSecret}, ${expiresAt})`)
}

export async function findEnrolment(db: Queries, { sessionHash, uid }: Pick<Enrolment, 'sessionHash' | 'uid'>) {
  const [enrolment] = await db.query(sql<Pick<Enrolment, 'encryptedSecret' | 'expiresAt'>>`
    select encrypted_secret as "encryptedSecret", expires_at as "expiresAt" from identity.factor_enrolments
     where session_hash = ${sessionHash} and uid = ${uid}`)
  return enrolment ?? null
}

export async function deleteEnrolments(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.factor_enrolments where uid = ${uid}`)
}
