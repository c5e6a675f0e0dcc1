import type { Pool, PoolClient } from 'pg'
import type { Figures, Quotes, Told } from '../../database/schema/insights.ts'
import type { DayEntry } from './text-analysis/parse-utterances.ts'

export type Connection = Pick<Pool | PoolClient, 'query'>

export interface InsightRow {
  date: string
  figures: Figures
  quotes: Quotes | null
  told: Told | null
  newWords: string[]
}

export interface WantedDays {
  from?: string | undefined
  to?: string | undefined
  /** Days before this one. */
  before?: string | undefined
  limit: number
}

interface DayRow {
  accountId: string
  sealed: boolean
  conversations: { seconds: number; activity: string | null }[]
  flags: { conversationId: string; number: number | null }[]
}

/** A conversation belongs, whole, to the day on which it began. */
const ofDay = `child_id = $1 and started_at >= (($2::date)::timestamp at time zone time_zone)
  and started_at < (($2::date + 1)::timestamp at time zone time_zone)`

export function insightStore(pool: Connection) {
  return {
    /** All of it in one query, however many days. Null if the family has no such child. */
    async list(
      accountId: string,
      childId: string,
      { from, to, before, limit }: WantedDays,
    ): Promise<InsightRow[] | null> {
      const { rows } = await pool.query<InsightRow & { date: string | null }>(
        `select day.* from children left join lateral (
           select date::text, figures, quotes, summary as told,
                  array(select word from child_words where child_id = $2 and first_on = insights.date order by word) as "newWords"
             from insights where child_id = $2 and ($3::date is null or date >= $3) and ($4::date is null or date <= $4)
              and ($5::date is null or date < $5) order by insights.date desc limit $6
         ) day on true where id = $2 and account_id = $1 order by day.date desc`,
        [accountId, childId, from ?? null, to ?? null, before ?? null, limit],
      )
      return rows.length === 0 ? null : rows.filter(({ date }) => date !== null)
    },

    /** Folds of one child wait for each other. Within a transaction. */
    async lock(childId: string) {
      await pool.query(`select pg_advisory_xact_lock(hashtextextended('insights ' || $1, 0))`, [childId])
    },

    /** Null if there is no such child. */
    async readDay(childId: string, date: string): Promise<DayRow | null> {
      const { rows } = await pool.query<DayRow>(
        `with talks as (
           select conversations.* from conversations join accounts on accounts.id = account_id where ${ofDay}
         )
         select account_id as "accountId",
           coalesce((select finalized from insights where child_id = $1 and date = $2), false) as sealed,
           coalesce((select json_agg(json_build_object(
               'seconds', extract(epoch from coalesce(ended_at, alive_at) - started_at), 'activity', activity) order by started_at)
             from talks), '[]') as conversations,
           coalesce((select json_agg(json_build_object('conversationId', conversation_id, 'number', entry_number))
             from flags join talks on talks.id = conversation_id), '[]') as flags
           from children where id = $1`,
        [childId, date],
      )
      return rows[0] ?? null
    },

    async readEntries(childId: string, date: string): Promise<DayEntry[]> {
      const { rows } = await pool.query<DayEntry>(
        `with talks as (
           select conversations.id, started_at, conversations.language from conversations join accounts on accounts.id = account_id where ${ofDay}
         )
         select conversation_id as "conversationId", number, who, text, activity, language
           from talks join transcript_entries on conversation_id = talks.id order by started_at, conversation_id, number`,
        [childId, date],
      )
      return rows
    },

    /** Days on which something was said, or is counted as said, and which can be counted anew. */
    async openDays(childId: string): Promise<string[]> {
      const { rows } = await pool.query<{ date: string }>(
        `select date::text from (
           select (started_at at time zone time_zone)::date as date from conversations join accounts on accounts.id = account_id
            where child_id = $1
           union select date from insights where child_id = $1
         ) days where not exists (select from insights where child_id = $1 and date = days.date and finalized) order by 1`,
        [childId],
      )
      return rows.map(({ date }) => date)
    },

    /** What a model said of the same words and figures still holds. */
    async write(
      childId: string,
      date: string,
      { figures, quotes, words }: { figures: Figures; quotes: Quotes; words: string[] },
    ) {
      const { rows } = await pool.query<{ foldedAt: string; isTold: boolean }>(
        `insert into insights (child_id, date, figures, quotes, words, aggregated_at) values ($1, $2, $3, $4, $5, clock_timestamp())
         on conflict (child_id, date) do update set figures = excluded.figures, quotes = excluded.quotes, words = excluded.words,
           summary = case when (insights.figures, insights.words) = (excluded.figures, excluded.words) then insights.summary end,
           aggregated_at = excluded.aggregated_at
         returning aggregated_at::text as "foldedAt", summary is not null as "isTold"`,
        [childId, date, JSON.stringify(figures), JSON.stringify(quotes), words],
      )
      return rows[0] as { foldedAt: string; isTold: boolean }
    },

    /** Only onto what it was told of: the day may have been counted anew, or sealed, meanwhile. */
    async tell(childId: string, date: string, told: Told, foldedAt: string): Promise<boolean> {
      const { rowCount } = await pool.query(
        'update insights set summary = $3 where child_id = $1 and date = $2 and aggregated_at = $4::timestamptz and not finalized',
        [childId, date, JSON.stringify(told), foldedAt],
      )
      return rowCount === 1
    },

    async remove(childId: string, date: string): Promise<void> {
      await pool.query('delete from insights where child_id = $1 and date = $2', [childId, date])
    },
  }
}
