import type { Database, Queries } from '@pipit/database/connect'
import { accountStore } from '../account-store.ts'
import { accountDeletionStore } from './account-deletion-store.ts'

/** The mail that asks for the verification names this time. */
const retentionMs = 30 * 24 * 60 * 60 * 1000

interface Dependencies {
  database: Database
  /** Null if the identity provider is not ours: then only our own record of the person is removed. */
  deleteUnverifiedUsers:
    | null
    | ((unverified: {
        createdBefore: Date
        isRemovable: (uid: string, transaction: Queries) => Promise<boolean>
      }) => Promise<void>)
}

/**
 * Removes who signed up with a password and has never verified the address. Whoever has signed in once in any way, is a
 * superadmin, is disabled, or has anything in the family stays.
 */
export async function sweepUnverifiedAccounts({ database, deleteUnverifiedUsers }: Dependencies, now = new Date()) {
  const createdBefore = new Date(now.getTime() - retentionMs)
  if (deleteUnverifiedUsers) return deleteUnverifiedUsers({ createdBefore, isRemovable })
  for (const uid of await accountDeletionStore(database).findWaiting(createdBefore)) {
    await database.transaction(async (transaction) => {
      const account = await accountDeletionStore(transaction).lock(uid)
      if (account && (await isRemovable(uid, transaction))) await accountStore(transaction).remove(account.id)
    })
  }
}

/** Somebody who has never come back after signing up has no account with us, only a user of the identity provider. */
async function isRemovable(identityUid: string, transaction: Queries): Promise<boolean> {
  const store = accountDeletionStore(transaction)
  const account = await store.lock(identityUid)
  if (!account) return true
  if (!account.isWaiting) return false
  return Object.values(await store.count(account.id)).every((count) => count === 0)
}
