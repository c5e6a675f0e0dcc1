import type { exportWaitList } from '@pipit/contract/wait-list'
import type { Queries } from '@pipit/database/connect'
import type { z } from 'zod'
import type { PageBounds } from '../../../database/merge-pages.ts'
import { readKeys, toKeyedPage, type CursorKeys } from '../../../http/keyset-pagination.ts'
import { waitListSearchPage, waitListPage, type ListedEntry } from './wait-list-page-store.ts'

type Filters = z.output<typeof exportWaitList.body>

const newest: CursorKeys = { name: 'newest', types: ['bigint', 'bigint'] }
const found: CursorKeys = { name: 'found', types: ['text', 'bigint'] }

export async function listWaitList(
  db: Queries,
  filters: Filters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const keys = filters.search === undefined ? newest : found
  const rows = await db.query(waitListStatement(filters, { after: readKeys(cursor, keys), limit }))
  const { items, nextCursor } = toKeyedPage(rows, keys, limit)
  return { items: items.map(toEntry), nextCursor }
}

export function waitListStatement({ search, invited }: Filters, bounds: PageBounds) {
  const accepted = invited === undefined ? [false, true] : [invited]
  return search === undefined
    ? waitListPage(accepted, bounds)
    : waitListSearchPage(accepted, search.toLowerCase(), bounds)
}

const toEntry = ({ id, email, createdAt, invitedAt }: ListedEntry) => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
  invitedAt: invitedAt?.toISOString() ?? null,
})
