import type { exportWaitList } from '@pipit/contract/wait-list'
import type { Queries } from '@pipit/database/connect'
import type { z } from 'zod'
import type { PageBounds } from '../../../database/merge-pages.ts'
import { readKeys, toKeyedPage, type CursorKeys } from '../../../http/keyset-pagination.ts'
import { countRows } from '../../../database/count-rows.ts'
import { waitListCount, waitListPage, waitListSearchPage, type ListedEntry } from './wait-list-page-store.ts'

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

export const countWaitList = (db: Queries, { search, invited }: Filters) =>
  countRows(db, waitListCount(acceptedOf(invited), search?.toLowerCase()))

export function waitListStatement({ search, invited }: Filters, bounds: PageBounds) {
  const accepted = acceptedOf(invited)
  return search === undefined
    ? waitListPage(accepted, bounds)
    : waitListSearchPage(accepted, search.toLowerCase(), bounds)
}

const acceptedOf = (invited: boolean | undefined) => (invited === undefined ? [false, true] : [invited])

const toEntry = ({ id, email, createdAt, invitedAt }: ListedEntry) => ({
  id,
  email,
  createdAt: createdAt.toISOString(),
  invitedAt: invitedAt?.toISOString() ?? null,
})
