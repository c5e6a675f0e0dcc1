import type { Queries } from '@pipit/database/connect'
import { sql, type Sql } from '@pipit/database/sql'

const batchSize = 2000
/** Flags are stored at least this long, however short the retention of text is. */
const minFlagDays = 30

/** Uses the index per child, so that a child with nothing to delete costs one index lookup. */
const expiredRows = (table: Sql, condition: Sql) => sql`
  from children cross join lateral (
    select * from ${table} candidate where candidate.account_id = children.account_id and candidate.child_id = children.id and ${condition} limit ${batchSize}
  ) expired limit ${batchSize}`

const daysAgo = (days: Sql) => sql`now() - make_interval(days => ${days})`

/** Insights are aggregated from a whole day, so nothing is deleted before the day is over and the conversation has ended. */
const isDayComplete = sql`exists (
  select from conversations conversation join accounts on accounts.id = conversation.account_id
   where conversation.account_id = candidate.account_id and conversation.id = candidate.conversation_id and conversation.ended_at < now() - interval '1 hour'
     and (conversation.started_at at time zone time_zone)::date < (now() at time zone time_zone)::date)`

/** An id says when its conversation started, so partitions of later months are not read. Clocks may differ by less than a day. */
const mayBeExpired = sql`candidate.conversation_id < first_uuid_at(${daysAgo(sql`children.text_retention_days - 1`)})`
const isTextExpired = sql`${mayBeExpired} and candidate.at < ${daysAgo(sql`children.text_retention_days`)} and ${isDayComplete}`
const hasRecording = sql`exists (
  select from recordings where account_id = candidate.account_id and conversation_id = candidate.conversation_id and entry_number = candidate.number)`
const isSpeechExpired = sql`candidate.kind = 'speech' and candidate.at < ${daysAgo(sql`children.speech_retention_days`)}`
const isVisionExpired = sql`candidate.kind = 'vision' and candidate.at < ${daysAgo(sql`children.vision_retention_days`)}`
const isFlagExpired = sql`candidate.at < ${daysAgo(sql`greatest(children.text_retention_days, ${minFlagDays})`)}`
const isConversationExpired = sql`candidate.started_at < ${daysAgo(sql`children.text_retention_days`)}
  and candidate.ended_at < now() - interval '1 hour'
  and not exists (select from transcript_entries where account_id = candidate.account_id and conversation_id = candidate.id)
  and not exists (select from recordings where account_id = candidate.account_id and conversation_id = candidate.id)
  and not exists (select from flags where account_id = candidate.account_id and conversation_id = candidate.id)`

/** Whether an entry is one of `expired`, whose months are the only ones that are read. */
const isExpired = sql`(entry.account_id, entry.conversation_id, entry.number) = (expired.account_id, expired.conversation_id, expired.number)
  and entry.conversation_id >= (select conversation_id from expired order by conversation_id limit 1)
  and entry.conversation_id <= (select conversation_id from expired order by conversation_id desc limit 1)`

/** The order matters: an entry is stored without its text as long as it has a recording. */
const steps = [
  sql`delete from recordings where (account_id, id) in (select expired.account_id, expired.id ${expiredRows(sql`recordings`, isSpeechExpired)})`,
  sql`delete from recordings where (account_id, id) in (select expired.account_id, expired.id ${expiredRows(sql`recordings`, isVisionExpired)})`,
  sql`with expired as materialized (
      select expired.account_id, expired.conversation_id, expired.number
        ${expiredRows(sql`transcript_entries`, sql`${isTextExpired} and candidate.text is not null and ${hasRecording}`)}
    ) update transcript_entries entry set text = null from expired where ${isExpired}`,
  sql`with expired as materialized (
      select expired.account_id, expired.conversation_id, expired.number
        ${expiredRows(sql`transcript_entries`, sql`${isTextExpired} and not ${hasRecording}`)}
    ) delete from transcript_entries entry using expired where ${isExpired}`,
  sql`delete from flags where (account_id, id) in (select expired.account_id, expired.id ${expiredRows(sql`flags`, isFlagExpired)})`,
  sql`delete from conversations where (account_id, id) in (select expired.account_id, expired.id ${expiredRows(sql`conversations`, isConversationExpired)})`,
]

/** Deletes everything that is past the retention of its child. */
export async function sweepTranscripts(db: Queries) {
  for (const step of steps) while ((await db.execute(step)) >= batchSize);
}
