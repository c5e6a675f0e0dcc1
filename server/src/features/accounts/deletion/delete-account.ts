import type { IdentityService } from '../../../access/identity-service.ts'
import { ApiError, orNotFound } from '../../../api-error.ts'
import { prepareDeletionMails, refuseIfLastOwner, releaseFounder } from '../../guardians/leave-families.ts'
import { deleteWaitListEntry } from '../../wait-list/wait-list-entry.ts'
import { accountStore } from '../account-store.ts'
import { accountDeletionStore } from './account-deletion-store.ts'
import { completeDeletion, type ReceiptDependencies } from './complete-deletion.ts'

export interface DeletionDependencies extends ReceiptDependencies {
  identity: Pick<IdentityService, 'deleteUser'>
}

export interface Deletion {
  accountId: string
  /** Who deletes it: its founder, another owner or a superadmin. */
  actorId: string
  /** Deletes the family only. */
  keepsFounder?: boolean
}

/**
 * Disables the account first, so that nobody can use it during the call to the identity provider. If that call fails, the
 * account is enabled again. The embedded provider deletes the account together with its user; for others we do it here.
 * Returns the receipt. The other adults concerned are written to.
 */
export async function deleteAccount(
  dependencies: DeletionDependencies,
  { accountId, actorId, keepsFounder = false }: Deletion,
) {
  const { database, identity } = dependencies
  await refuseIfLastOwner(database, accountId)
  const notifyOthers = await prepareDeletionMails(database, { accountId, actorId, keepsFounder })
  if (keepsFounder) await releaseFounder(database, accountId)
  const store = accountStore(database)
  const { identityUid, email, emailVerified, language, disabled } = orNotFound(await store.find(accountId))
  const toDelete = accountDeletionStore(database)
  // The sessions have not ended yet, so the receipt lists them.
  const counts = await toDelete.count(accountId)
  // A trigger refuses to disable the last superadmin. It takes a lock, so this also holds for simultaneous deletions.
  if (!(await store.disable(accountId))) throw new ApiError('not-found')
  const files = await toDelete.listFiles(accountId)
  try {
    if (identityUid !== null) await identity.deleteUser(identityUid)
  } catch (error) {
    if (!disabled) await store.enable(accountId)
    throw error
  }
  await store.remove(accountId)
  await notifyOthers(dependencies)
  if (emailVerified && identityUid !== null) await deleteWaitListEntry(database, email)
  const receiptsTo = emailVerified ? [{ email, language }] : []
  return completeDeletion(dependencies, { subject: 'account', counts, files, receiptsTo })
}
