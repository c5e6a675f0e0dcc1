import type { listTranscripts } from '@pipit/contract/transcripts'
import { sql, type Sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'
import type { z } from 'zod'

export type Filters = Omit<z.output<typeof listTranscripts.query>, 'cursor' | 'limit'>

/** The last entry of the previous page. */
export type Position = [startedAt: string, conversationId: string, number: number]

export interface PageRequest extends Filters, ChildReference {
  timeZone: string
  after?: Position | undefined
  limit: number
  oldestFirst?: boolean
}

export interface EntryRow {
  conversationId: string
  number: number
  at: Date
  speaker: 'child' | 'coach' | 'support'
  text: string | null
  cardId: string | null
  activity: string | null
  interrupted: boolean
  typed: boolean
  withheld: boolean
  startedAt: string
}

const columns = sql`e.conversation_id as "conversationId", e.number, e.at, case when c.emulated and e.who = 'child' then 'support' else e.who end as speaker,
  case when not e.withheld then e.text end as text, e.withheld, e.card_id as "cardId",
  e.activity, e.interrupted, e.typed, to_char(c.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "startedAt"`

/** Scripts without spaces between words. A search text in these must occur literally. */
const scriptsWithoutSpaces =
  '[\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF]'

/**
 * A page of a transcript, with one row more if there is a next page. The order follows the index on the start of
 * conversations, so every page costs the same. Searches and flags match few entries, so these are looked up first.
 */
export function transcriptPage(request: PageRequest): Sql<EntryRow> {
  const { search, flag } = request
  if (search) {
    return sql<EntryRow>`
      with e as materialized ${matchingEntries(request, search)}
      select ${columns} from e
        ${flag ? sql`join ${flaggedEntries(request, flag)} flagged using (conversation_id, number)` : sql``}
        join conversations c on c.id = e.conversation_id ${filtersAndOrder(request)}`
  }
  if (flag) {
    return sql<EntryRow>`
      with flagged as materialized ${flaggedEntries(request, flag)}
      select ${columns} from flagged join transcript_entries e using (conversation_id, number)
        join conversations c on c.id = e.conversation_id ${filtersAndOrder(request)}`
  }
  return sql<EntryRow>`
    select ${columns} from conversations c
      cross join lateral (select * from transcript_entries of_this
        where of_this.account_id = ${request.accountId} and of_this.conversation_id = c.id) e
      ${filtersAndOrder(request)}`
}

function filtersAndOrder(request: PageRequest) {
  const {
    accountId,
    childId,
    timeZone,
    from,
    to,
    device,
    activity,
    conversation,
    after,
    limit,
    oldestFirst = false,
  } = request
  const direction = oldestFirst ? sql`asc` : sql`desc`
  return sql`where c.account_id = ${accountId} and e.account_id = ${accountId} and c.child_id = ${childId}
    ${from ? sql`and c.started_at >= ${startOfDay(from, timeZone)}` : sql``}
    ${to ? sql`and c.started_at < ${startOfNextDay(to, timeZone)}` : sql``}
    ${conversation ? sql`and c.id = ${conversation}` : sql``}
    ${device ? sql`and c.device_id = ${device}` : sql``}
    ${activity ? sql`and e.activity = ${activity}` : sql``}
    ${after ? afterPosition(after, oldestFirst) : sql``}
    order by c.started_at ${direction}, c.id ${direction}, e.number ${direction} limit ${limit + 1}`
}

const startOfDay = (day: string, timeZone: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`

const startOfNextDay = (day: string, timeZone: string) => sql`((${day}::date + 1)::timestamp at time zone ${timeZone})`

function afterPosition([startedAt, conversationId, number]: Position, oldestFirst: boolean) {
  const position = sql`(${startedAt}::timestamptz, ${conversationId}::uuid)`
  const beyond = oldestFirst ? sql`>` : sql`<`
  const atOrBeyond = oldestFirst ? sql`>=` : sql`<=`
  return sql`and (c.started_at, c.id) ${atOrBeyond} ${position}
    and ((c.started_at, c.id) ${beyond} ${position} or e.number ${beyond} ${number})`
}

/** Months outside the given days are not read: an id says when its conversation started, give or take a clock. */
function matchingEntries({ accountId, childId, timeZone, from, to }: PageRequest, words: string) {
  return sql`(select * from transcript_entries
    where account_id = ${accountId}
      ${from ? sql`and conversation_id >= first_uuid_at(${startOfDay(from, timeZone)} - interval '1 day')` : sql``}
      ${to ? sql`and conversation_id < first_uuid_at(${startOfNextDay(to, timeZone)} + interval '1 day')` : sql``}
      and transcript_words(child_id, text) @@ transcript_query(${childId}, ${words})
      and not withheld and (${words}::text !~ ${scriptsWithoutSpaces} or strpos(lower(text), lower(${words}::text)) > 0))`
}

/** A flag of a blocked coach sentence has no entry; it is shown with the entry before. */
function flaggedEntries(child: ChildReference, category: string) {
  return sql`(select distinct conversation_id, coalesce(entry_number, (
      select before.number from transcript_entries before
       where before.account_id = ${child.accountId} and before.conversation_id = flags.conversation_id and before.at <= flags.at order by before.number desc limit 1
    ), 0) as number from flags where ${ofChild(child)} and not withheld ${category === 'any' ? sql`` : sql`and category = ${category}`})`
}
