import { accountOfFounder } from '../../guardians/leave-families.ts'
import { deleteAccount, type Deletion, type DeletionDependencies } from './delete-account.ts'

/**
 * A founder deletes their own account, and the family with it unless it has another owner. Another owner deletes the family
 * alone. A superadmin deletes both.
 */
export async function deleteFamily(
  dependencies: DeletionDependencies,
  { accountId, actorId, isSuperadmin }: Omit<Deletion, 'keepsFounder'> & { isSuperadmin: boolean },
) {
  if (actorId !== accountId) return deleteAccount(dependencies, { accountId, actorId, keepsFounder: !isSuperadmin })
  const own = await accountOfFounder(dependencies.database, dependencies, accountId)
  return deleteAccount(dependencies, { accountId: own, actorId: own })
}
