import type { IdentityService } from '../../access/identity-service.ts'
import type { Database } from '../../database/connect.ts'
import { ApiError, orNotFound } from '../../http/api-error.ts'
import { deleteWaitListEntry } from '../wait-list/wait-list-entry.ts'
import { accountStore } from './account-store.ts'

interface Dependencies {
  database: Database
  identity: Pick<IdentityService, 'deleteUser'>
}

/**
 * Closed first, so that nobody comes in while the identity provider is asked; a provider that cannot be reached leaves
 * everything as it was. The embedded one deletes the account together with the person; after any other, we do.
 */
export async function deleteAccount({ database, identity }: Dependencies, accountId: string) {
  const store = accountStore(database)
  const { identityUid, email, emailVerified, disabled } = orNotFound(await store.find(accountId))
  // The last superadmin's is refused by a trigger, which makes those who leave at the same moment wait for each other.
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
