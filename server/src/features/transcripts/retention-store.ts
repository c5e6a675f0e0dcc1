import type { Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'

const batchSize = 2000
/** Flags are stored at least this long, however short the retention of text is. */
const minFlagDays = 30

/** Uses the index per child, so that a child with nothing to delete costs one index lookup. */
const due = (table: Sql, condition: Sql) => sql`
  from children cross join lateral (
    select * from ${table} of_child where of_child.child_id = children.id and ${condition} limit ${batchSize}
  ) due limit ${batchSize}`

const daysAgo = (days: Sql) => sql`now() - make_interval(days => ${days})`

/** Insights are aggregated from a whole day, so nothing is deleted before the day is over and the conversation has ended. */
const isSettled = sql`exists (
  select from conversations conversation join accounts on accounts.id = conversation.account_id
   where conversation.id = of_child.conversation_id and conversation.ended_at < now() - interval '1 hour'
     and (conversation.started_at at time zone time_zone)::date < (now() at time zone time_zone)::date)`

const textDue = sql`of_child.at < ${daysAgo(sql`children.text_retention_days`)} and ${isSettled}`
const recorded = sql`exists (
  select from recordings where conversation_id = of_child.conversation_id and entry_number = of_child.number)`
const speechDue = sql`of_child.kind = 'speech' and of_child.at < ${daysAgo(sql`children.speech_retention_days`)}`
const visionDue = sql`of_child.kind = 'vision' and of_child.at < ${daysAgo(sql`children.vision_retention_days`)}`
const flagDue = sql`of_child.at < ${daysAgo(sql`greatest(children.text_retention_days, ${minFlagDays})`)}`
const conversationDue = sql`of_child.started_at < ${daysAgo(sql`children.text_retention_days`)}
  and of_child.ended_at < now() - interval '1 hour'
  and not exists (select from transcript_entries where conversation_id = of_child.id)
  and not exists (select from recordings where conversation_id = of_child.id)
  and not exists (select from flags where conversation_id = of_child.id)`

/** The order matters: an entry is stored without its text as long as it has a recording. */
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

/** Deletes everything that is past the retention of its child. */
export async function sweepTranscripts(db: Queries) {
  for (const step of steps) while ((await db.execute(step)) >= batchSize);
}
