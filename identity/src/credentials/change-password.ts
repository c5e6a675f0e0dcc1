import { and, eq } from 'drizzle-orm'
import { actionCodes, type users } from '../database/schema.ts'
import type { Queries } from '../database/queries.ts'
import type { Dependencies } from '../dependencies.ts'
import { hashPassword, passwordMatches } from '../passwords/hash-password.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import type { Caller } from '../tokens/authenticate.ts'
import { issueTokens, revokeSessions, type Tokens } from '../tokens/refresh-tokens.ts'
import { WireError } from '../wire/wire-error.ts'
import { updateAccountFields, lockAccount, type Account } from '../accounts/account-store.ts'

/** Sets the caller's password, ends all their sessions, and starts a new one where they are. */
export async function setPassword(
  dependencies: Dependencies,
  { account, claims }: Caller,
  newPassword: string,
  otherFields: Partial<typeof users.$inferSelect> = {},
): Promise<{ account: Account; tokens: Tokens }> {
  requireStrongPassword(dependencies.passwordPolicy, newPassword)
  if (account.mustChangePassword && (await passwordMatches(newPassword, account.passwordHash))) {
    const missing = 'Password must differ from the one-time password'
    throw new WireError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing}]`)
  }
  const passwordHash = await hashPassword(newPassword)
  const changed = await dependencies.database
    .transaction(async (transaction) => {
      await storePassword(dependencies, transaction, account.uid, passwordHash, otherFields)
      return lockAccount(transaction, account.uid)
    })
    .catch(throwIfEmailTaken)
  if (!changed) throw new WireError('USER_NOT_FOUND')
  return {
    account: changed,
    tokens: await issueTokens(dependencies, changed, { ...claims, signInProvider: 'password' }),
  }
}

/** Ends all sessions, and invalidates links that reset the password. */
export async function storePassword(
  dependencies: Pick<Dependencies, 'now' | 'options'>,
  transaction: Queries,
  uid: string,
  passwordHash: string,
  otherFields: Partial<typeof users.$inferSelect> = {},
) {
  await revokeSessions(dependencies, transaction, uid)
  await transaction.delete(actionCodes).where(and(eq(actionCodes.uid, uid), eq(actionCodes.kind, 'PASSWORD_RESET')))
  await updateAccountFields(transaction, uid, { ...otherFields, passwordHash, mustChangePassword: false })
}

/** For `catch` after a change that sets an address: turns a unique violation into the protocol's error. */
export function throwIfEmailTaken(error: unknown): never {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (cause instanceof Error && 'code' in cause && cause.code === '23505') throw new WireError('EMAIL_EXISTS')
  throw error
}
