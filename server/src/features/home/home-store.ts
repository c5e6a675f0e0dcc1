import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

interface TodayRow {
  childId: string
  conversationsToday: number
  unreadFlags: number
}

export interface LatestDayRow {
  childId: string
  /** The first day on which the child said a word. */
  firstConversationOn: string | null
  date: string
  minutes: number
  conversations: number
  mood: 'happy' | 'mixed' | 'low' | 'not-enough'
  topics: { name: string }[]
  entryId: string | null
  text: string | null
  recordingId: string | null
  milliseconds: number | null
}

export function homeStore(db: Queries) {
  return {
    /** How often each child began to talk since midnight in the family's time zone, and what a parent has not read yet. */
    today: (accountId: string) =>
      db.query(
        prepared(
          'home_today',
          sql<TodayRow>`
            with today as (
              select child_id, count(*)::int as conversations
                from conversations where account_id = ${accountId} and uses_time and started_at >= (
                  select (now() at time zone time_zone)::date::timestamp at time zone time_zone from accounts where id = ${accountId})
               group by child_id
            )
            select id as "childId", coalesce(conversations, 0) as "conversationsToday",
                   (select count(*)::int from flags where account_id = ${accountId} and child_id = children.id and read_at is null) as "unreadFlags"
              from children left join today on child_id = id where account_id = ${accountId}`,
        ),
      ),

    /**
     * The last day of each child that has talked, with one best moment: if there is a recording, one that can be heard. A
     * flag may be newer than the day's aggregation, so flags are looked up again. Nothing is taken from a conversation with
     * a withheld flag: which of its turns are withheld would have to be looked up in every month of the transcripts.
     */
    latestDays: (accountId: string) =>
      db.query(
        prepared(
          'home_latest_days',
          sql<LatestDayRow>`
            select children.id as "childId", day.date::text,
                   (select date::text from insights first
                     where first.account_id = ${accountId} and first.child_id = children.id and (first.figures->>'words')::int > 0
                     order by first.date limit 1) as "firstConversationOn",
                   (day.figures->>'minutes')::float8 as minutes, (day.figures->>'conversations')::int as conversations,
                   day.figures->>'mood' as mood,
                   case when jsonb_array_length(day.summary->'topics') > 0 then day.summary->'topics' else day.figures->'topics' end as topics,
                   moment.*
              from children
              cross join lateral (
                select * from insights where account_id = ${accountId} and child_id = children.id order by date desc limit 1
              ) day
              left join lateral (
                select quote->>'entryId' as "entryId", quote->>'text' as text, recordings.id as "recordingId", milliseconds
                  from jsonb_array_elements(day.quotes->'bestMoments') with ordinality as moments (quote, position)
                 cross join lateral (
                   select left(quote->>'entryId', 36)::uuid as conversation_id, substr(quote->>'entryId', 38)::int as number
                 ) place
                  left join recordings on recordings.account_id = ${accountId} and kind = 'speech'
                   and (recordings.conversation_id, entry_number) = (place.conversation_id, number)
                 where not exists (
                   select from flags where flags.account_id = ${accountId} and flags.conversation_id = place.conversation_id
                      and (flags.entry_number = number or withheld))
                 order by recordings.id is null, position limit 1
              ) moment on true
             where children.account_id = ${accountId}`,
        ),
      ),
  }
}
