import type { Database } from '@pipit/database/connect'
import type { IdentityService } from '../../access/identity-service.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { deleteWaitListEntry } from '../wait-list/wait-list-entry.ts'
import { accountStore } from './account-store.ts'

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'deleteUser'>
}

/**
 * Disables the account first, so that nobody can use it during the call to the identity provider. If that call fails, the
 * account is enabled again. The embedded provider deletes the account together with its user; for others we do it here.
 */
export async function deleteAccount({ database, identity }: Dependencies, accountId: string) {
  const store = accountStore(database)
  const { identityUid, email, emailVerified, disabled } = orNotFound(await store.find(accountId))
  // A trigger refuses to disable the last superadmin. It takes a lock, so this also holds for simultaneous deletions.
  if (!(await store.disable(accountId))) throw new ApiError('not-found')
  try {
    await identity.deleteUser(identityUid)
  } catch (error) {
    if (!disabled) await store.enable(accountId)
    throw error
  }
  await store.remove(accountId)
  if (emailVerified) await deleteWaitListEntry(database, email)
}
