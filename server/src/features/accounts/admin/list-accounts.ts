import { accountRoles, scopesOf } from '@pipit/contract/api/access'
import type { exportAccounts } from '@pipit/contract/accounts/account-admin'
import type { Queries } from '@pipit/database/connect'
import { z } from 'zod'
import { readKeys, toKeyedPage, type CursorKeys } from '../../../http/keyset-pagination.ts'
import { withIsoTimestamps } from '../../../http/iso-timestamps.ts'
import type { PageBounds } from '../../../database/merge-pages.ts'
import { requireFewMatches } from '../../../http/require-few-matches.ts'
import { countRows } from '../../../database/count-rows.ts'
import { accountCount, accountPage, accountSearchCount, type ListedAccount } from './account-page-store.ts'

export type AccountFilters = z.output<typeof exportAccounts.body>

interface Page {
  cursor?: string | undefined
  limit: number
}

const cursors = {
  newest: { name: 'newest', types: ['timestamptz', 'uuid'] },
  oldest: { name: 'oldest', types: ['timestamptz', 'uuid'] },
  email: { name: 'email', types: ['text', 'uuid'] },
} as const satisfies Record<string, CursorKeys>

/** All accounts, for superadmins. */
export async function listAccounts(db: Queries, filters: AccountFilters, { cursor, limit }: Page) {
  const words = wordsOf(filters)
  if (words !== undefined) await requireFewMatches(db, accountSearchCount(acceptedValues(filters), words))
  const keys = cursors[filters.sort ?? 'newest']
  const rows = await db.query(accountsStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  return { items: items.map(toListed), nextCursor }
}

export const countAccounts = (db: Queries, filters: AccountFilters) =>
  countRows(db, accountCount(acceptedValues(filters), filterOf(filters)))

export const accountsStatement = (filters: AccountFilters, bounds: PageBounds) =>
  accountPage(acceptedValues(filters), filterOf(filters), filters.sort ?? 'newest', bounds)

const acceptedValues = ({ role, emailVerified, disabled }: AccountFilters) => ({
  role: role ? [role] : accountRoles,
  emailVerified: emailVerified === undefined ? [true, false] : [emailVerified],
  disabled: disabled === undefined ? [false, true] : [disabled],
})

/** An id is looked up instead of searched for. */
function filterOf({ search, createdFrom, createdTo, subscription }: AccountFilters) {
  const words = wordsOf({ search })
  return { id: words === undefined ? search : undefined, words, createdFrom, createdTo, subscription }
}

/** Undefined for an id. */
const wordsOf = ({ search }: Pick<AccountFilters, 'search'>) =>
  z.uuid().safeParse(search).success ? undefined : search

function toListed(row: ListedAccount) {
  return withIsoTimestamps({ ...row, scopes: row.scopes ?? [...scopesOf[row.role]] })
}
