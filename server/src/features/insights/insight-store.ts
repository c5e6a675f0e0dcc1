import { advisoryLockNamespaces } from '@pipit/database/advisory-locks'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'
import type { Figures, Quotes, DaySummary } from './insight-types.ts'
import type { DayEntry } from './text-analysis/parse-utterances.ts'

export interface InsightRow {
  date: string
  figures: Figures
  quotes: Quotes | null
  summary: DaySummary | null
  newWords: string[]
  allowedMinutes: number | null
}

export interface DueMail {
  personId: string
  email: string
  language: string
  /** The Monday of last week. */
  monday: string
  weekBefore: string
}

export interface DayRange {
  from?: string | undefined
  to?: string | undefined
  /** Days before this one. */
  before?: string | undefined
  limit: number
}

interface DayRow {
  finalized: boolean
  conversations: { activity: string | null }[]
  flags: { conversationId: string; number: number | null }[]
  /** The names of all children of the family. */
  names: string[]
}

/**
 * What was said belongs to the day on which its conversation began; only the minutes of a conversation that lasts beyond
 * midnight are those of both days. What somebody said in the emulator is not the child's. The index needs the wider range.
 */
const ofDay = (child: ChildReference, date: string) => sql`${ofChild(child)}
  and started_at > (${date}::date - 1)::timestamp at time zone 'UTC' and started_at < (${date}::date + 2)::timestamp at time zone 'UTC'
  and (started_at at time zone time_zone)::date = ${date}::date and not emulated`

export function insightStore(db: Queries) {
  return {
    /** Null if the family has no such child. */
    async list(
      accountId: string,
      childId: string,
      { from, to, before, limit }: DayRange,
    ): Promise<InsightRow[] | null> {
      const rows = await db.query(sql<InsightRow>`
        select day.* from children left join lateral (
          select date::text, figures, quotes, summary, allowed_minutes as "allowedMinutes",
                 array(select word from child_words where ${ofChild({ accountId, childId })} and first_on = insights.date order by word) as "newWords"
            from insights where ${ofChild({ accountId, childId })} and (${from ?? null}::date is null or date >= ${from ?? null}) and (${to ?? null}::date is null or date <= ${to ?? null})
             and (${before ?? null}::date is null or date < ${before ?? null}) order by insights.date desc limit ${limit}
        ) day on true where id = ${childId} and account_id = ${accountId} order by day.date desc`)
      return rows.length === 0 ? null : rows.filter(({ date }) => date !== null)
    },

    /** Serializes the aggregations of one child. Call it within a transaction. */
    async lock(childId: string) {
      await db.execute(
        sql`select pg_advisory_xact_lock(${advisoryLockNamespaces.insights}, hashtext(${childId}::text))`,
      )
    },

    /** Null if there is no such child. */
    async findDay(child: ChildReference, date: string): Promise<DayRow | null> {
      const rows = await db.query(sql<DayRow>`
        with day_conversations as (
          select conversations.* from conversations join accounts on accounts.id = account_id where ${ofDay(child, date)}
        )
        select coalesce((select finalized from insights where ${ofChild(child)} and date = ${date}), false) as finalized,
          coalesce((select json_agg(json_build_object('activity', activity) order by started_at)
            from day_conversations where uses_time), '[]') as conversations,
          coalesce((select json_agg(json_build_object('conversationId', conversation_id, 'number', entry_number))
            from flags join day_conversations on day_conversations.id = conversation_id
           where flags.account_id = ${child.accountId}), '[]') as flags,
          array(select name from children where account_id = ${child.accountId}) as names
          from children where account_id = ${child.accountId} and id = ${child.childId}`)
      return rows[0] ?? null
    },

    /** Entries that are withheld from the account holder are left out, because they read what becomes of the others. */
    async listEntries(child: ChildReference, date: string): Promise<DayEntry[]> {
      const rows = await db.query(sql<DayEntry>`
        with day_conversations as (
          select conversations.id, started_at, conversations.language from conversations join accounts on accounts.id = account_id where ${ofDay(child, date)}
        )
        select conversation_id as "conversationId", number, who, text, activity, language
          from day_conversations join transcript_entries on conversation_id = day_conversations.id
         where account_id = ${child.accountId} and not withheld order by started_at, conversation_id, number`)
      return rows
    },

    /** Days with conversations or insights that are not finalized. */
    async listOpenDays(child: ChildReference): Promise<string[]> {
      const rows = await db.query(sql<{ date: string }>`
        select date::text from (
          select days_of(started_at, coalesce(ended_at, alive_at), time_zone) as date
            from conversations join accounts on accounts.id = account_id where ${ofChild(child)}
          union select date from insights where ${ofChild(child)}
        ) days where not exists (select from insights where ${ofChild(child)} and date = days.date and finalized) order by 1`)
      return rows.map(({ date }) => date)
    },

    /**
     * Keeps the summary of the language model if words and figures are unchanged, and of a day that is over also how long
     * the child was allowed to talk: later settings do not change the past.
     */
    async write(
      { accountId, childId }: ChildReference,
      date: string,
      { figures, quotes, words }: { figures: Figures; quotes: Quotes; words: string[] },
      { allowedMinutes, isOver }: { allowedMinutes: number | null; isOver: boolean },
    ) {
      const rows = await db.query(sql<{ aggregatedAt: string; isSummarized: boolean }>`
        insert into insights (account_id, child_id, date, figures, quotes, words, allowed_minutes, aggregated_at)
        values (${accountId}, ${childId}, ${date}, ${JSON.stringify(figures)}, ${JSON.stringify(quotes)}, ${words}, ${allowedMinutes}, clock_timestamp())
        on conflict (account_id, child_id, date) do update set figures = excluded.figures, quotes = excluded.quotes, words = excluded.words,
          allowed_minutes = case when ${isOver} then insights.allowed_minutes else excluded.allowed_minutes end,
          summary = case when (insights.figures, insights.words) = (excluded.figures, excluded.words) then insights.summary end,
          aggregated_at = excluded.aggregated_at
        returning aggregated_at::text as "aggregatedAt", summary is not null as "isSummarized"`)
      return rows[0] as { aggregatedAt: string; isSummarized: boolean }
    },

    /** Writes nothing if the day was aggregated again or finalized since it was summarized. */
    async writeSummary(
      child: ChildReference,
      date: string,
      summary: DaySummary,
      aggregatedAt: string,
    ): Promise<boolean> {
      const changedRows = await db.execute(
        sql`update insights set summary = ${JSON.stringify(summary)} where ${ofChild(child)} and date = ${date} and aggregated_at = ${aggregatedAt}::timestamptz and not finalized`,
      )
      return changedRows === 1
    },

    async remove(child: ChildReference, date: string): Promise<void> {
      await db.execute(sql`delete from insights where ${ofChild(child)} and date = ${date}`)
    },

    /** Queues the aggregation of the days of a conversation: two if it lasted beyond midnight. */
    async queueDays({ accountId, childId, startedAt, endedAt }: ChildReference & { startedAt: Date; endedAt: Date }) {
      await db.execute(sql`
        select aggregate_day(account_id, children.id, day) from children join accounts on accounts.id = account_id
               cross join days_of(${startedAt}, ${endedAt}, time_zone) as day
         where account_id = ${accountId} and children.id = ${childId}`)
    },

    /** Queues past days that changed after their last aggregation, such as by a conversation whose process died. */
    async queueEndedDays() {
      await db.execute(sql`
        select aggregate_day(account_id, child_id, day) from (
          select distinct account_id, child_id, day
            from conversations join accounts on accounts.id = account_id
                 cross join days_of(started_at, coalesce(ended_at, alive_at), time_zone) as day
           where started_at > now() - interval '3 days' and day < (now() at time zone time_zone)::date
             and not exists (
               select from insights
                where (insights.account_id, insights.child_id) = (conversations.account_id, conversations.child_id) and date = day
                  and (finalized or aggregated_at >= coalesce(ended_at, alive_at)))
        ) missed`)
    },

    /** Returns the people who should get their weekly mails now, and marks them as sent. */
    takeDueMails: (now: Date, limit: number) =>
      db.query(sql<DueMail>`
        update accounts set weekly_mail_sent_on = (${now}::timestamptz at time zone time_zone)::date where id in (
          select id from accounts where weekly_mail and email_verified and not disabled and identity_uid is not null
             and extract(isodow from ${now}::timestamptz at time zone time_zone) = 1
             and extract(hour from ${now}::timestamptz at time zone time_zone) >= 7
             and weekly_mail_sent_on is distinct from (${now}::timestamptz at time zone time_zone)::date
           limit ${limit} for update skip locked
        ) returning id as "personId", email, language, (weekly_mail_sent_on - 7)::text as monday,
                    (weekly_mail_sent_on - 14)::text as "weekBefore"`),

    /** The families about which a person gets a weekly mail: not as a viewer, and as the family's plan allows. */
    async familiesToReport(personId: string) {
      const rows = await db.query(sql<{ accountId: string }>`
        select account_id as "accountId" from family_members member join accounts family on family.id = account_id
          join plans on plans.id = subscription and weekly_reports
         where person_id = ${personId} and member.role <> 'viewer' and not disabled order by account_id`)
      return rows.map(({ accountId }) => accountId)
    },

    childrenWithFlags: (accountId: string) =>
      db.query(sql<{ id: string; name: string; unreadFlags: number }>`
        select id, name, (select count(*)::int from flags
                           where account_id = ${accountId} and child_id = children.id and read_at is null) as "unreadFlags"
          from children where account_id = ${accountId} order by id limit 50`),
  }
}
