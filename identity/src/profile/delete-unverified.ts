import type { Queries } from '@pipit/database/connect'
import { deleteUser } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { findUnverified, lockUnverified } from './unverified-user-store.ts'

export interface UnverifiedUsers {
  createdBefore: Date
  /** The transaction that deletes the person calls this. */
  isRemovable: (uid: string, transaction: Queries) => Promise<boolean>
}

/** These people signed up with a password before this time, and have never verified their address. */
export async function deleteUnverified(
  { database, options, now }: Pick<Dependencies, 'database' | 'options' | 'now'>,
  { createdBefore, isRemovable }: UnverifiedUsers,
): Promise<void> {
  const age = { now: now(), createdBefore }
  for (const uid of await findUnverified(database, age)) {
    await database.transaction(async (transaction) => {
      // The person may verify the address at this very moment.
      if (!(await lockUnverified(transaction, uid, age)) || !(await isRemovable(uid, transaction))) return
      await deleteUser(transaction, uid)
      await options.onUserDeleted?.(uid, transaction)
    })
  }
}
