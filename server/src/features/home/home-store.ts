import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'

interface TodayRow {
  childId: string
  conversationsToday: number
  unreadFlags: number
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
  }
}
