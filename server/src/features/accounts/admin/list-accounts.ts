import { accountRoles, scopesOf } from '@pipit/contract/api/access'
import type { exportAccounts } from '@pipit/contract/accounts/account-admin'
import type { Queries } from '@pipit/database/connect'
import { z } from 'zod'
import { readKeys, toKeyedPage, type CursorKeys } from '../../../http/keyset-pagination.ts'
import { withIsoTimestamps } from '../../../http/iso-timestamps.ts'
import type { PageBounds } from '../../../database/merge-pages.ts'
import { countRows } from '../../../database/count-rows.ts'
import {
  accountCount,
  accountPage,
  accountSearchCount,
  accountSearchPage,
  type ListedAccount,
} from './account-page-store.ts'

export type AccountFilters = z.output<typeof exportAccounts.body>

interface Page {
  cursor?: string | undefined
  limit: number
}

const cursors = {
  newest: { name: 'newest', types: ['timestamptz', 'uuid'] },
  oldest: { name: 'oldest', types: ['timestamptz', 'uuid'] },
  email: { name: 'email', types: ['text', 'uuid'] },
  found: { name: 'found', types: ['text', 'uuid'] },
} as const satisfies Record<string, CursorKeys>

/** All accounts, for superadmins. */
export async function listAccounts(db: Queries, filters: AccountFilters, { cursor, limit }: Page) {
  const keys = cursors[wordsOf(filters) === undefined ? (filters.sort ?? 'newest') : 'found']
  const rows = await db.query(accountsStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  return { items: items.map(toListed), nextCursor }
}

export function countAccounts(db: Queries, filters: AccountFilters) {
  const words = wordsOf(filters)
  const accepted = acceptedValues(filters)
  return countRows(
    db,
    words === undefined ? accountCount(accepted, filterOf(filters)) : accountSearchCount(accepted, words),
  )
}

export function accountsStatement(filters: AccountFilters, bounds: PageBounds) {
  const words = wordsOf(filters)
  const accepted = acceptedValues(filters)
  return words === undefined
    ? accountPage(accepted, filterOf(filters), filters.sort ?? 'newest', bounds)
    : accountSearchPage(accepted, words, bounds)
}

const acceptedValues = ({ role, emailVerified, disabled }: AccountFilters) => ({
  role: role ? [role] : accountRoles,
  emailVerified: emailVerified === undefined ? [true, false] : [emailVerified],
  disabled: disabled === undefined ? [false, true] : [disabled],
})

const filterOf = ({ search: id, createdFrom, createdTo, subscription }: AccountFilters) => ({
  id,
  createdFrom,
  createdTo,
  subscription,
})

/** Undefined for an id, which is looked up instead of searched for. */
function wordsOf({ search }: AccountFilters) {
  return z.uuid().safeParse(search).success ? undefined : search
}

function toListed(row: ListedAccount) {
  return withIsoTimestamps({ ...row, scopes: row.scopes ?? [...scopesOf[row.role]] })
}
