import type { AccountRole } from '@pipit/contract/api/access'
import type { lifeStatuses } from '@pipit/contract/labels/labels'
import type { Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'

type Status = (typeof lifeStatuses)[number]

interface Totals {
  accounts: Partial<Record<AccountRole, number>>
  unverifiedAccounts: number
  devices: Partial<Record<Status, number>>
  online: number
  cards: Partial<Record<Status, number>>
  waiting: number
  invited: number
  jobsWaiting: number
  jobsFailed: number
}

interface Counted {
  countedAt: Date
  figures: Totals
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

const shownDays = 30

const today = sql`(now() at time zone 'UTC')::date`

const countBy = (column: Sql, rows: Sql) =>
  sql`(select coalesce(json_object_agg(value, count), '{}') from (select ${column} as value, count(*) from ${rows} group by 1) counted)`

const perDay = (column: Sql, table: Sql, condition: Sql) =>
  sql`(select (${column} at time zone 'UTC')::date as day, count(*)::int from ${table}
       where ${column} >= (select min(day) from days)::timestamp at time zone 'UTC' and ${condition} group by 1)`

export function overviewStore(db: Queries) {
  return {
    /** What was counted last, if that was today and less than so many seconds ago. */
    async findTotals(maxAgeSeconds: number) {
      const [found] = await db.query(sql<Counted>`
        select counted_at as "countedAt", figures, current_setting('server_version') as postgres from overview_totals
         where counted_at > now() - make_interval(secs => ${maxAgeSeconds}) and (counted_at at time zone 'UTC')::date = ${today}`)
      return found
    },

    listDays: () =>
      db.query(sql<Day>`
        select day::text, accounts, devices_registered as "devicesRegistered", cards_registered as "cardsRegistered",
               wait_list as "waitList", conversations, minutes
          from overview_days where day > ${today} - ${shownDays}::int order by day`),

    /** Reads each table as a whole, so it is not done whenever somebody looks. */
    async countTotals() {
      await db.execute(sql`
        insert into overview_totals (counted_at, figures)
        select now(), jsonb_build_object(
          'accounts', ${countBy(sql`role`, sql`accounts where email_verified`)},
          'unverifiedAccounts', (select count(*) from accounts where not email_verified),
          'devices', ${countBy(sql`status`, sql`devices`)},
          'cards', ${countBy(sql`status`, sql`cards`)},
          'online', (select count(*) from device_presence where connection_id is not null),
          'waiting', (select count(*) from wait_list_entries where not invited),
          'invited', (select count(*) from wait_list_entries where invited),
          'jobsWaiting', (select count(*) from graphile_worker.jobs where attempts < max_attempts),
          'jobsFailed', (select count(*) from graphile_worker.jobs where attempts >= max_attempts))
        on conflict (is_only_row) do update set counted_at = excluded.counted_at, figures = excluded.figures`)
    },

    /**
     * From the newest day that was counted on, and at least yesterday: a conversation may last beyond midnight. A running
     * one counts until its last lease renewal. The order lets two processes lock the days in the same one.
     */
    async countDays() {
      await db.execute(sql`
        with days as (
          select day::date from generate_series(
            greatest(${today} - ${shownDays}::int + 1, least(coalesce((select max(day) from overview_days), '-infinity'), ${today} - 1)),
            ${today}, '1 day') day
        ), created_accounts as ${perDay(sql`created_at`, sql`accounts`, sql`email_verified`)},
        registered_devices as ${perDay(sql`registered_at`, sql`devices`, sql`true`)},
        registered_cards as ${perDay(sql`registered_at`, sql`cards`, sql`true`)},
        wait_list as ${perDay(sql`created_at`, sql`wait_list_entries`, sql`true`)},
        daily_conversations as (
          select (started_at at time zone 'UTC')::date as day, count(*)::int,
                 round(extract(epoch from sum(coalesce(ended_at, alive_at) - started_at)) / 60)::int as minutes
            from conversations where started_at >= (select min(day) from days)::timestamp at time zone 'UTC' and not emulated group by 1
        )
        insert into overview_days (day, accounts, devices_registered, cards_registered, wait_list, conversations, minutes)
        select days.day, coalesce(created_accounts.count, 0), coalesce(registered_devices.count, 0),
               coalesce(registered_cards.count, 0), coalesce(wait_list.count, 0), coalesce(daily_conversations.count, 0),
               coalesce(daily_conversations.minutes, 0)
          from days left join created_accounts using (day) left join registered_devices using (day) left join registered_cards using (day)
               left join wait_list using (day) left join daily_conversations using (day)
         order by days.day
        on conflict (day) do update set accounts = excluded.accounts, devices_registered = excluded.devices_registered,
               cards_registered = excluded.cards_registered, wait_list = excluded.wait_list,
               conversations = excluded.conversations, minutes = excluded.minutes`)
    },

    async deleteOldDays() {
      await db.execute(sql`delete from overview_days where day <= ${today} - ${shownDays}::int`)
    },
  }
}
