import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

interface MomentRow {
  date: string
  entryId: string
  text: string
  why: string
  /** Among the moments of its day. */
  place: number
  recordingId: string | null
  milliseconds: number | null
}

export function momentStore(db: Queries) {
  return {
    /**
     * Of the last day with a conversation, those with a recording first. A flag may be newer than the day's aggregation, so
     * flags are looked up again. Null if the family has no such child.
     */
    async listOfLatestDay(child: ChildReference): Promise<MomentRow[] | null> {
      const rows = await db.query(sql<MomentRow>`
        with latest as (
          select date, quotes from insights where ${ofChild(child)} order by date desc limit 1
        ), moments as (
          select date, moment ->> 'entryId' as entry_id, moment ->> 'text' as text, moment ->> 'why' as why, place,
                 left(moment ->> 'entryId', 36)::uuid as conversation_id, substr(moment ->> 'entryId', 38)::int as number
            from latest cross join jsonb_array_elements(quotes -> 'bestMoments') with ordinality as found (moment, place)
        )
        select shown.* from children left join lateral (
          select date::text, entry_id as "entryId", text, why, place::int, recordings.id as "recordingId", milliseconds
            from moments left join recordings on recordings.account_id = ${child.accountId} and kind = 'speech'
                 and (recordings.conversation_id, recordings.entry_number) = (moments.conversation_id, moments.number)
           where not exists (
                   select from flags where flags.account_id = ${child.accountId}
                      and (flags.conversation_id, flags.entry_number) = (moments.conversation_id, moments.number))
             and not exists (
                   select from transcript_entries entry where entry.account_id = ${child.accountId} and entry.withheld
                      and (entry.conversation_id, entry.number) = (moments.conversation_id, moments.number))
        ) shown on true where id = ${child.childId} and account_id = ${child.accountId}
        order by "recordingId" is null, place`)
      return rows.length === 0 ? null : rows.filter(({ entryId }) => entryId !== null)
    },

    /** The conversations of these days in which something was flagged or withheld, with the day on which they began. */
    listPrivateConversations: (child: ChildReference, { from, to }: { from: string; to: string }) =>
      db.query(sql<{ id: string; date: string }>`
        select conversations.id, (started_at at time zone time_zone)::date::text as date
          from conversations join accounts on accounts.id = account_id
         where ${ofChild(child)} and started_at > (${from}::date - 1)::timestamp at time zone 'UTC'
           and started_at < (${to}::date + 2)::timestamp at time zone 'UTC'
           and (exists (select from flags where flags.account_id = ${child.accountId} and conversation_id = conversations.id)
             or exists (select from transcript_entries entry where entry.account_id = ${child.accountId}
                           and entry.conversation_id = conversations.id and withheld))`),
  }
}
