import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export type ActionKind =
  | 'VERIFY_EMAIL'
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'

export interface ActionCode {
  codeHash: string
  kind: ActionKind
  /** It is null only in a sign-in link for an address that nobody has yet. */
  uid: string | null
  /** The code was sent to this address, or the account had it when another was asked for. */
  email: string | null
  newEmail: string | null
  expiresAt: Date
}

const columns = sql`code_hash as "codeHash", kind, uid, email, new_email as "newEmail", expires_at as "expiresAt"`

export async function insertCode(db: Queries, code: ActionCode): Promise<void> {
  const { codeHash, kind, uid, email, newEmail, expiresAt } = code
  await db.execute(sql`
    insert into identity.action_codes (code_hash, kind, uid, email, new_email, expires_at)
    values (${codeHash}, ${kind}, ${uid}, ${email}, ${newEmail}, ${expiresAt})`)
}

export async function findCode(db: Queries, codeHash: string): Promise<ActionCode | null> {
  const [code] = await db.query(sql<ActionCode>`
    select ${columns} from identity.action_codes where code_hash = ${codeHash}`)
  return code ?? null
}

/** One statement finds and deletes the code, so of two simultaneous uses one is refused. */
export async function deleteCode(
  db: Queries,
  { codeHash, kinds, now }: { codeHash: string; kinds: ActionKind[]; now: Date },
): Promise<ActionCode | null> {
  const [code] = await db.query(sql<ActionCode>`
    delete from identity.action_codes
     where code_hash = ${codeHash} and kind = any(${kinds}) and expires_at > ${now} returning ${columns}`)
  return code ?? null
}

export async function deleteEmailChangeCodes(db: Queries, uid: string): Promise<void> {
  await db.execute(sql`delete from identity.action_codes where uid = ${uid} and kind = 'VERIFY_AND_CHANGE_EMAIL'`)
}
