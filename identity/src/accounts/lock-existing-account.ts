import type { Queries } from '@pipit/database/connect'
import { IdentityError } from '../http/identity-error.ts'
import { lockAccount, type Account } from './account-store.ts'

/** Locks the account's row, which another request may have deleted since this one was authenticated. */
export async function lockExistingAccount(transaction: Queries, uid: string): Promise<Account> {
  const account = await lockAccount(transaction, uid)
  if (!account) throw new IdentityError('USER_NOT_FOUND')
  return account
}
