import type { AccountRole } from '@pipit/contract/api/access'
import type { lifeStatuses } from '@pipit/contract/labels/labels'
import type { Queries } from '../../database/connect.ts'
import { sql, type Sql } from '../../database/sql.ts'

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

/** In whole minutes; a conversation that runs counts up to its last sign of life. */
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
               (select count(*)::int from devices where connected) as online,
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
        ), created as ${perDay(sql`created_at`, sql`accounts`, sql`email_verified`)},
        devices_in as ${perDay(sql`registered_at`, sql`devices`, sql`true`)},
        cards_in as ${perDay(sql`registered_at`, sql`cards`, sql`true`)},
        joined as ${perDay(sql`created_at`, sql`wait_list_entries`, sql`true`)},
        talked as (
          select (started_at at time zone 'UTC')::date as day, count(*)::int, ${minutes} from conversations
           where started_at >= (select min(day) from days)::timestamp at time zone 'UTC' group by 1
        )
        select days.day::text, coalesce(created.count, 0) as accounts, coalesce(devices_in.count, 0) as "devicesRegistered",
               coalesce(cards_in.count, 0) as "cardsRegistered", coalesce(joined.count, 0) as "waitList",
               coalesce(talked.count, 0) as conversations, coalesce(talked.minutes, 0) as minutes
          from days left join created using (day) left join devices_in using (day) left join cards_in using (day)
               left join joined using (day) left join talked using (day) order by days.day`),
  }
}
