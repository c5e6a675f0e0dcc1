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

    /** The last day of each child that has talked. */
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
                   case when jsonb_array_length(day.summary->'topics') > 0 then day.summary->'topics' else day.figures->'topics' end as topics
              from children
              cross join lateral (
                select * from insights where account_id = ${accountId} and child_id = children.id order by date desc limit 1
              ) day
             where children.account_id = ${accountId}`,
        ),
      ),
  }
}
