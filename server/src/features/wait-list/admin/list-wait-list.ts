import type { exportWaitList } from '@pipit/contract/wait-list'
import type { z } from 'zod'
import type { Database } from '../../../database/connect.ts'
import { mergePages, type Order, type PageQuery } from '../../../database/merge-pages.ts'
import { readKeys, toKeyedPage } from '../../../http/keyset-pagination.ts'

type Filters = z.output<typeof exportWaitList.body>

interface Row {
  id: string
  email: string
  createdAt: Date
  invitedAt: Date | null
  first: string
  second: string
  counts: boolean
}

const id = { sql: 'wait_list_entries.id', type: 'bigint' } as const
const newest: Order = { name: 'newest', columns: [id, id], descending: true }
const found: Order = { name: 'found', columns: [{ sql: 'email collate "C"', type: 'text' }, id], descending: false }

export async function listWaitList(
  { pool }: Database,
  filters: Filters,
  page: { cursor?: string | undefined; limit: number },
) {
  const query = waitListQuery(filters, page)
  const { rows } = await pool.query<Row>(mergePages(query))
  const { items, nextCursor } = toKeyedPage(rows, query)
  const toEntry = ({ id: entryId, email, createdAt, invitedAt }: Row) => ({
    id: entryId,
    email,
    createdAt: createdAt.toISOString(),
    invitedAt: invitedAt?.toISOString() ?? null,
  })
  return { items: items.map(toEntry), nextCursor }
}

export function waitListQuery(
  { search, invited }: Filters,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): PageQuery {
  const order = search === undefined ? newest : found
  return {
    table: 'wait_list_entries',
    among: { invited: invited === undefined ? [false, true] : [invited] },
    order,
    after: readKeys(cursor, order),
    limit,
    select: 'entry.id, entry.email, entry.created_at as "createdAt", entry.invited_at as "invitedAt"',
    join: 'join wait_list_entries entry on entry.id = page.id',
    where(bind) {
      if (search === undefined) return []
      const prefix = bind(search.toLowerCase())
      return [`email collate "C" >= ${prefix}::text`, `email collate "C" < ${prefix}::text || U&'\\+10FFFF'`]
    },
  }
}
