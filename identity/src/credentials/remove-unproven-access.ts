import type { Queries } from '@pipit/database/connect'
import type { Dependencies } from '../dependencies.ts'
import { revokeSessions } from '../tokens/refresh-tokens.ts'
import { unlinkAllProviders, updateAccountFields, type Account } from '../accounts/account-store.ts'
import { deleteSecondFactor } from './credential-store.ts'

/**
 * Called when somebody proves that the account's address is theirs. If nobody had proven it before, a stranger may have
 * created the account and be waiting for the owner, so every earlier way in is removed.
 */
export async function removeUnprovenAccess(
  dependencies: Dependencies,
  transaction: Queries,
  { uid, emailVerified }: Account,
): Promise<void> {
  if (emailVerified) return
  await revokeSessions(dependencies, transaction, uid)
  await unlinkAllProviders(transaction, uid)
  await deleteSecondFactor(transaction, uid)
  await updateAccountFields(transaction, uid, { emailVerified: true, passwordHash: null, emailLinkSignIn: false })
}
