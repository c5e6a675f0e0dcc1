import type { Queries } from '../../database/connect.ts'
import { sql, type Sql } from '../../database/sql.ts'

const batchSize = 2000
/** For so long at least, a parent can see what was flagged, however short the retention of the text is. */
const flagDays = 30

/** For each child the index is asked for the oldest; a child with nothing due costs one look. */
const due = (table: Sql, condition: Sql) => sql`
  from children cross join lateral (
    select * from ${table} of_child where of_child.child_id = children.id and ${condition} limit ${batchSize}
  ) due limit ${batchSize}`

const daysAgo = (days: Sql) => sql`now() - make_interval(days => ${days})`

/** A day is aggregated from all that was said in it: until it is over, and its last conversation has ended, all stays. */
const isSettled = sql`exists (
  select from conversations talk join accounts on accounts.id = talk.account_id
   where talk.id = of_child.conversation_id and talk.ended_at < now() - interval '1 hour'
     and (talk.started_at at time zone time_zone)::date < (now() at time zone time_zone)::date)`

const textDue = sql`of_child.at < ${daysAgo(sql`children.keep_text_days`)} and ${isSettled}`
const recorded = sql`exists (
  select from recordings where conversation_id = of_child.conversation_id and entry_number = of_child.number)`
const speechDue = sql`of_child.kind = 'speech' and of_child.at < ${daysAgo(sql`children.keep_speech_days`)}`
const visionDue = sql`of_child.kind = 'vision' and of_child.at < ${daysAgo(sql`children.keep_vision_days`)}`
const flagDue = sql`of_child.at < ${daysAgo(sql`greatest(children.keep_text_days, ${flagDays})`)}`
const conversationDue = sql`of_child.started_at < ${daysAgo(sql`children.keep_text_days`)}
  and of_child.ended_at < now() - interval '1 hour'
  and not exists (select from transcript_entries where conversation_id = of_child.id)
  and not exists (select from recordings where conversation_id = of_child.id)
  and not exists (select from flags where conversation_id = of_child.id)`

/** In this order: an entry stays without its text for as long as its recordings do. */
const steps = [
  sql`delete from recordings where id in (select due.id ${due(sql`recordings`, speechDue)})`,
  sql`delete from recordings where id in (select due.id ${due(sql`recordings`, visionDue)})`,
  sql`update transcript_entries set text = null where (conversation_id, number) in (
    select due.conversation_id, due.number
      ${due(sql`transcript_entries`, sql`${textDue} and of_child.text is not null and ${recorded}`)})`,
  sql`delete from transcript_entries where (conversation_id, number) in (
    select due.conversation_id, due.number ${due(sql`transcript_entries`, sql`${textDue} and not ${recorded}`)})`,
  sql`delete from flags where id in (select due.id ${due(sql`flags`, flagDue)})`,
  sql`delete from conversations where id in (select due.id ${due(sql`conversations`, conversationDue)})`,
]

/** Deletes what is past the retention that each child's parent chose. */
export async function sweepTranscripts(db: Queries) {
  for (const step of steps) while ((await db.execute(step)) >= batchSize);
}
