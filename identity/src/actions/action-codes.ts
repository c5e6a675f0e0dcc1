import { and, eq, gt, inArray } from 'drizzle-orm'
import { actionCodes, type ActionKind } from '../database/schema.ts'
import type { Queries } from '../database/queries.ts'
import type { Parts } from '../dependencies.ts'
import { later } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { WireError } from '../wire/wire-error.ts'

const hour = 60 * 60

/** The owner of an address that was taken from an account may be away for some days. */
const lifetimes: Record<ActionKind, number> = {
  VERIFY_EMAIL: 3 * 24 * hour,
  PASSWORD_RESET: hour,
  EMAIL_SIGNIN: hour,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * hour,
  RECOVER_EMAIL: 7 * 24 * hour,
}

export type ActionCode = typeof actionCodes.$inferSelect

type Subject = Pick<typeof actionCodes.$inferInsert, 'uid' | 'email' | 'newEmail'>

/** Returns the code itself, which is kept nowhere. */
export async function createActionCode(
  parts: Parts,
  queries: Queries,
  kind: ActionKind,
  subject: Subject,
): Promise<string> {
  const code = newCode()
  await queries
    .insert(actionCodes)
    .values({ ...subject, kind, codeHash: hashCode(code), expiresAt: later(parts.now(), lifetimes[kind]) })
  return code
}

export async function readActionCode(
  parts: Parts,
  code: string,
  queries: Queries = parts.database,
): Promise<ActionCode> {
  const [found] = await queries
    .select()
    .from(actionCodes)
    .where(eq(actionCodes.codeHash, hashCode(code)))
  if (!found) throw new WireError('INVALID_OOB_CODE')
  if (found.expiresAt <= parts.now()) throw new WireError('EXPIRED_OOB_CODE')
  return found
}

/** One statement both finds the code and removes it: of two that come at once, one is refused. */
export async function spendActionCode(
  parts: Parts,
  transaction: Queries,
  code: string,
  kinds: ActionKind[],
): Promise<ActionCode> {
  const [spent] = await transaction
    .delete(actionCodes)
    .where(
      and(
        eq(actionCodes.codeHash, hashCode(code)),
        inArray(actionCodes.kind, kinds),
        gt(actionCodes.expiresAt, parts.now()),
      ),
    )
    .returning()
  if (spent) return spent
  await readActionCode(parts, code, transaction)
  throw new WireError('INVALID_OOB_CODE')
}
