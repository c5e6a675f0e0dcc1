import { scopesOf, type Scope } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { withIsoTimestamps } from '../../http/iso-timestamps.ts'
import { accountStore, type AccountRow } from './account-store.ts'

/** Null if there is no such account. */
export async function findAccount(database: Queries, accountId: string) {
  const found = await accountStore(database).find(accountId)
  return found ? toAccount(found) : null
}

export function toAccount(row: AccountRow) {
  // Internal fields are not part of the API.
  const { identityUid: _, tokenVersion: __, identityValidSince: ___, weeklyMailSentOn: ____, ...account } = row
  return withIsoTimestamps({ ...account, scopes: row.scopes ? (row.scopes as Scope[]) : [...scopesOf[row.role]] })
}

/** The account as other adults of the family see it: how to reach a person is that person's own. */
export function withoutContactDetails<Account extends { phone: string | null }>(account: Account): Account {
  return { ...account, phone: null }
}
