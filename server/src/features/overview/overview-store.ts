import type { AccountRole } from '@pipit/contract/api/access'
import type { lifeStatuses } from '@pipit/contract/labels/labels'
import type { Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'

type Status = (typeof lifeStatuses)[number]

interface Counts {
  accounts: Partial<Record<AccountRole, number>>
  unverifiedAccounts: number
  devices: Partial<Record<Status, number>>
  online: number
  cards: Partial<Record<Status, number>>
  waiting: number
  invited: number
  jobsWaiting: number
  jobsFailed: number
  conversations: number
  minutes: number
  postgres: string
}

interface Day {
  day: string
  accounts: number
  devicesRegistered: number
  cardsRegistered: number
  waitList: number
  conversations: number
  minutes: number
}

const countBy = (column: Sql, rows: Sql) =>
  sql`(select coalesce(json_object_agg(value, count), '{}') from (select ${column} as value, count(*) from ${rows} group by 1) counted)`

/** In whole minutes. A running conversation counts until its last lease renewal. */
const minutes = sql`coalesce(round(extract(epoch from sum(coalesce(ended_at, alive_at) - started_at)) / 60), 0)::int as minutes`

const perDay = (column: Sql, table: Sql, condition: Sql) =>
  sql`(select (${column} at time zone 'UTC')::date as day, count(*)::int from ${table}
       where ${column} >= (select min(day) from days) and ${condition} group by 1)`

export function overviewStore(db: Queries) {
  return {
    async count(): Promise<Counts> {
      const [counts] = await db.query(sql<Counts>`
        select ${countBy(sql`role`, sql`accounts where email_verified`)} as accounts,
               (select count(*)::int from accounts where not email_verified) as "unverifiedAccounts",
               ${countBy(sql`status`, sql`devices`)} as devices,
               ${countBy(sql`status`, sql`cards`)} as cards,
               (select count(*)::int from device_presence where connection_id is not null) as online,
               (select count(*)::int from wait_list_entries where not invited) as waiting,
               (select count(*)::int from wait_list_entries where invited) as invited,
               (select count(*)::int from graphile_worker.jobs where attempts < max_attempts) as "jobsWaiting",
               (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as "jobsFailed",
               today.conversations, today.minutes, current_setting('server_version') as postgres
          from (select count(*)::int as conversations, ${minutes} from conversations
                 where started_at >= (now() at time zone 'UTC')::date::timestamp at time zone 'UTC') today`)
      return counts as Counts
    },

    days: () =>
      db.query(sql<Day>`
        with days as (
          select day::date from generate_series((now() at time zone 'UTC')::date - 29, (now() at time zone 'UTC')::date, '1 day') day
        ), created_accounts as ${perDay(sql`created_at`, sql`accounts`, sql`email_verified`)},
        registered_devices as ${perDay(sql`registered_at`, sql`devices`, sql`true`)},
        registered_cards as ${perDay(sql`registered_at`, sql`cards`, sql`true`)},
        wait_list as ${perDay(sql`created_at`, sql`wait_list_entries`, sql`true`)},
        daily_conversations as (
          select (started_at at time zone 'UTC')::date as day, count(*)::int, ${minutes} from conversations
           where started_at >= (select min(day) from days)::timestamp at time zone 'UTC' group by 1
        )
        select days.day::text, coalesce(created_accounts.count, 0) as accounts, coalesce(registered_devices.count, 0) as "devicesRegistered",
               coalesce(registered_cards.count, 0) as "cardsRegistered", coalesce(wait_list.count, 0) as "waitList",
               coalesce(daily_conversations.count, 0) as conversations, coalesce(daily_conversations.minutes, 0) as minutes
          from days left join created_accounts using (day) left join registered_devices using (day) left join registered_cards using (day)
               left join wait_list using (day) left join daily_conversations using (day) order by days.day`),
  }
}
