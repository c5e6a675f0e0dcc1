import type { Queries } from '@pipit/database/connect'
import { databaseCode, uniqueViolation } from '@pipit/database/error-code'
import type { Dependencies } from '../dependencies.ts'
import { requireStrongPassword } from '../passwords/password-policy.ts'
import type { Caller } from '../tokens/authenticate.ts'
import { issueTokens, revokeSessions, type Tokens } from '../tokens/refresh-tokens.ts'
import { IdentityError } from '../http/identity-error.ts'
import { updateAccountFields, type Account, type ChangeableFields } from '../accounts/account-store.ts'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import { deleteCredentialCodes, deletePendingSignIns } from './credential-store.ts'

/** The session goes on where the caller is, and all others end. */
export async function setPassword(
  dependencies: Dependencies,
  { account, claims }: Caller,
  { newPassword, address, otherFields = {} }: { newPassword: string; address: string; otherFields?: ChangeableFields },
): Promise<{ account: Account; tokens: Tokens }> {
  await requireStrongPassword(dependencies.passwordPolicy, newPassword, account.email)
  const { hashPassword, passwordMatches } = dependencies.passwordHasher
  const requester = { address, isTrusted: true }
  if (account.oneTimePasswordExpiresAt && (await passwordMatches(newPassword, account.passwordHash, requester))) {
    const missing = 'Password must differ from the one-time password'
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${missing}]`)
  }
  const passwordHash = await hashPassword(newPassword, requester)
  const changed = await dependencies.database
    .transaction(async (transaction) => {
      await storePassword(dependencies, transaction, account.uid, passwordHash, otherFields)
      return lockExistingAccount(transaction, account.uid)
    })
    .catch(throwIfEmailTaken)
  return {
    account: changed,
    tokens: await issueTokens(dependencies, changed, { ...claims, signInProvider: 'password' }),
  }
}

/** Ends all sessions and half-finished sign-ins, and invalidates links that reset the password or change the address. */
export async function storePassword(
  dependencies: Pick<Dependencies, 'now' | 'options'>,
  transaction: Queries,
  uid: string,
  passwordHash: string,
  otherFields: ChangeableFields = {},
) {
  await revokeSessions(dependencies, transaction, uid)
  await deleteCredentialCodes(transaction, uid)
  await deletePendingSignIns(transaction, uid)
  await updateAccountFields(transaction, uid, { oneTimePasswordExpiresAt: null, ...otherFields, passwordHash })
}

/** A change that sets an address gets the protocol's error for a unique violation. */
export function throwIfEmailTaken(error: unknown): never {
  if (databaseCode(error) === uniqueViolation) throw new IdentityError('EMAIL_EXISTS')
  throw error
}
