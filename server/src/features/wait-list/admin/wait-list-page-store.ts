import { sql, type Sql } from '@pipit/database/sql'
import { maxCounted, type CountedRows } from '../../../database/count-rows.ts'
import { ascending, descending, mergeRuns, type ListedRow, type PageBounds } from '../../../database/merge-pages.ts'

export interface ListedEntry extends ListedRow {
  id: string
  email: string
  createdAt: Date
  invitedAt: Date | null
}

const columns = sql`entry.id, entry.email, entry.created_at as "createdAt", entry.invited_at as "invitedAt"`

export function waitListPage(invited: readonly boolean[], { after, limit }: PageBounds): Sql<ListedEntry> {
  const runs = invited.map(
    (isInvited) => sql`
      (select id as first, id from wait_list_entries where invited = ${isInvited}
          ${after ? sql`and (id, id) < (${after[0]}, ${after[1]})` : sql``} order by id desc limit ${limit + 1})`,
  )
  return sql<ListedEntry>`
    select ${columns}, page.first::text as first, page.id::text as second
      from ${mergeRuns(runs, descending, limit)} join wait_list_entries entry on entry.id = page.id
     order by page.first desc, page.id desc`
}

/** Searches by the beginning of the email. In alphabetical order. */
export function waitListSearchPage(
  invited: readonly boolean[],
  prefix: string,
  { after, limit }: PageBounds,
): Sql<ListedEntry> {
  const runs = invited.map(
    (isInvited) => sql`
      (select email collate "C" as first, id from wait_list_entries
        where invited = ${isInvited} and email collate "C" >= ${prefix}::text
          and email collate "C" < ${prefix}::text || U&'\\+10FFFF'
          ${after ? sql`and (email collate "C", id) > (${after[0]}, ${after[1]})` : sql``}
        order by email collate "C", id limit ${limit + 1})`,
  )
  return sql<ListedEntry>`
    select ${columns}, page.first::text as first, page.id::text as second
      from ${mergeRuns(runs, ascending, limit)} join wait_list_entries entry on entry.id = page.id
     order by page.first, page.id`
}

export function waitListCount(invited: readonly boolean[], prefix: string | undefined): Sql<CountedRows> {
  return sql<CountedRows>`
    select count(*)::int as count, count(*)::int as "readCount" from (
      select from wait_list_entries where invited = any(${invited})
         ${prefix === undefined ? sql`` : sql`and email collate "C" >= ${prefix}::text and email collate "C" < ${prefix}::text || U&'\\+10FFFF'`}
       limit ${maxCounted + 1}) counted`
}
