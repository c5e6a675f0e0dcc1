import type { Queries } from '@pipit/database/connect'
import { prepared, sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'
import type { StoredMoment } from './insight-types.ts'

export interface LatestMomentRow {
  childId: string
  moment: {
    date: string
    quote: StoredMoment
    recording: { id: string; milliseconds: number | null } | null
  } | null
}

export function momentStore(db: Queries) {
  return {
    /**
     * Finds the best moment of the last day with a conversation, of each child or of one; among equals one that can be
     * heard, and then the first. A flag may be newer than the day's aggregation, so flags are looked up again. Nothing is taken from a
     * conversation with a withheld flag: which of its turns are withheld would have to be looked up in every month of the
     * transcripts.
     */
    listLatest: (accountId: string, childId: string | null) =>
      db.query(
        prepared(
          'latest_moments',
          sql<LatestMomentRow>`
            select children.id as "childId", best.moment
              from children left join lateral (
                select date, quotes from insights where account_id = ${accountId} and child_id = children.id order by date desc limit 1
              ) day on true
              left join lateral (
                select json_build_object('date', day.date, 'quote', quote, 'recording',
                         case when recordings.id is not null
                              then json_build_object('id', recordings.id, 'milliseconds', milliseconds) end) as moment
                  from jsonb_array_elements(day.quotes -> 'bestMoments') with ordinality as moments (quote, position)
                 cross join lateral (
                   select left(quote ->> 'entryId', 36)::uuid as conversation_id, substr(quote ->> 'entryId', 38)::int as number
                 ) place
                  left join recordings on recordings.account_id = ${accountId} and kind = 'speech' and encrypted_original is null
                   and (recordings.conversation_id, entry_number) = (place.conversation_id, number)
                 where not exists (
                   select from flags where flags.account_id = ${accountId} and flags.conversation_id = place.conversation_id
                      and (flags.entry_number = number or withheld))
                 order by (quote ->> 'points')::float8 desc nulls last, recordings.id is null, position limit 1
              ) best on true
             where children.account_id = ${accountId} and (${childId}::uuid is null or children.id = ${childId})`,
        ),
      ),

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
