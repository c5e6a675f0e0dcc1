import type { Queries } from '@pipit/database/connect'
import type { Dependencies } from '../dependencies.ts'
import { revokeSessions } from '../tokens/refresh-tokens.ts'
import { unlinkAllProviders, updateAccountFields, type Account } from '../accounts/account-store.ts'
import {
  deleteCredentialCodes,
  deleteKnownAddresses,
  deletePendingSignIns,
  deleteSecondFactor,
} from './credential-store.ts'

/**
 * Somebody has proven that the account's address is theirs. If nobody had before, a stranger may have created the
 * account and be waiting for the owner, so every earlier way in is removed, and with it the name and the photo, which
 * the owner would otherwise show to others.
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
  await deletePendingSignIns(transaction, uid)
  await deleteCredentialCodes(transaction, uid)
  await deleteKnownAddresses(transaction, uid)
  await updateAccountFields(transaction, uid, {
    emailVerified: true,
    passwordHash: null,
    oneTimePasswordExpiresAt: null,
    emailLinkSignIn: false,
    displayName: null,
    photoUrl: null,
  })
  await dependencies.options.onUnprovenAccessRemoved?.(uid, transaction)
}
