import { and, eq, gt, inArray } from 'drizzle-orm'
import { actionCodes, type ActionKind } from '../database/schema.ts'
import type { Queries } from '../database/queries.ts'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { WireError } from '../wire/wire-error.ts'

const hourSeconds = 60 * 60

/** Recovery lasts longest, because the owner of a replaced address may be away for some days. */
const lifetimeSeconds: Record<ActionKind, number> = {
  VERIFY_EMAIL: 3 * 24 * hourSeconds,
  PASSWORD_RESET: hourSeconds,
  EMAIL_SIGNIN: hourSeconds,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * hourSeconds,
  RECOVER_EMAIL: 7 * 24 * hourSeconds,
}

export type ActionCode = typeof actionCodes.$inferSelect

type Subject = Pick<typeof actionCodes.$inferInsert, 'uid' | 'email' | 'newEmail'>

/** Returns the code itself, which is stored only as a hash. */
export async function createActionCode(
  dependencies: Dependencies,
  queries: Queries,
  kind: ActionKind,
  subject: Subject,
): Promise<string> {
  const code = newCode()
  await queries.insert(actionCodes).values({
    ...subject,
    kind,
    codeHash: hashCode(code),
    expiresAt: addSeconds(dependencies.now(), lifetimeSeconds[kind]),
  })
  return code
}

export async function readActionCode(
  dependencies: Dependencies,
  code: string,
  queries: Queries = dependencies.database,
): Promise<ActionCode> {
  const [found] = await queries
    .select()
    .from(actionCodes)
    .where(eq(actionCodes.codeHash, hashCode(code)))
  if (!found) throw new WireError('INVALID_OOB_CODE')
  if (found.expiresAt <= dependencies.now()) throw new WireError('EXPIRED_OOB_CODE')
  return found
}

/** One statement finds and deletes the code, so of two simultaneous uses one is refused. */
export async function consumeActionCode(
  dependencies: Dependencies,
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
        gt(actionCodes.expiresAt, dependencies.now()),
      ),
    )
    .returning()
  if (spent) return spent
  await readActionCode(dependencies, code, transaction)
  throw new WireError('INVALID_OOB_CODE')
}
