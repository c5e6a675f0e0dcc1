import type { Queries } from '@pipit/database/connect'
import type { Dependencies } from '../dependencies.ts'
import { addSeconds } from '../time.ts'
import { hashCode, newCode } from '../secrets/random-code.ts'
import { IdentityError } from '../http/identity-error.ts'
import { deleteCode, findCode, insertCode, type ActionCode, type ActionKind } from './action-code-store.ts'

const hourSeconds = 60 * 60

/** Recovery lasts longest, because the owner of a replaced address may be away for some days. */
const lifetimeSeconds: Record<ActionKind, number> = {
  VERIFY_EMAIL: 3 * 24 * hourSeconds,
  PASSWORD_RESET: hourSeconds,
  EMAIL_SIGNIN: hourSeconds,
  VERIFY_AND_CHANGE_EMAIL: 3 * 24 * hourSeconds,
  RECOVER_EMAIL: 7 * 24 * hourSeconds,
}

type Subject = Pick<ActionCode, 'uid' | 'email' | 'newEmail'>

/** The code is stored only as a hash. */
export async function createActionCode(
  dependencies: Dependencies,
  queries: Queries,
  kind: ActionKind,
  subject: Subject,
): Promise<string> {
  const code = newCode()
  await insertCode(queries, {
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
  const found = await findCode(queries, hashCode(code))
  if (!found) throw new IdentityError('INVALID_OOB_CODE')
  if (found.expiresAt <= dependencies.now()) throw new IdentityError('EXPIRED_OOB_CODE')
  return found
}

export async function consumeActionCode(
  dependencies: Dependencies,
  transaction: Queries,
  code: string,
  kinds: ActionKind[],
): Promise<ActionCode> {
  const used = await deleteCode(transaction, { codeHash: hashCode(code), kinds, now: dependencies.now() })
  if (used) return used
  await readActionCode(dependencies, code, transaction)
  throw new IdentityError('INVALID_OOB_CODE')
}
