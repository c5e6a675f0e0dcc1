import type { Database } from '../../database/connect.ts'

const atOnce = 2000
/** So long at least, a parent can see what was flagged, however short the words themselves are kept. */
const flagDays = 30

/** For each child the index is asked for the oldest; whoever has nothing due costs one look. */
const due = (table: string, where: string) => `
  from children cross join lateral (
    select * from ${table} of_child where of_child.child_id = children.id and ${where} limit ${atOnce}
  ) due limit ${atOnce}`

const daysAgo = (days: string) => `now() - make_interval(days => ${days})`

/** A day is counted from all that was said in it: until it is over, and its last conversation has been, nothing goes. */
const isSettled = `exists (
  select from conversations talk join accounts on accounts.id = talk.account_id
   where talk.id = of_child.conversation_id and talk.ended_at < now() - interval '1 hour'
     and (talk.started_at at time zone time_zone)::date < (now() at time zone time_zone)::date)`

const recordingsDue = (kind: 'speech' | 'vision') => `
  delete from recordings where id in (
    select due.id ${due('recordings', `of_child.kind = '${kind}' and of_child.at < ${daysAgo(`children.keep_${kind}_days`)}`)})`

const textDue = `of_child.at < ${daysAgo('children.keep_text_days')} and ${isSettled}`
const recorded =
  'exists (select from recordings where conversation_id = of_child.conversation_id and entry_number = of_child.number)'

/** In this order: a turn stays without its words for as long as its recordings do. */
const steps = [
  recordingsDue('speech'),
  recordingsDue('vision'),
  `update transcript_entries set text = null where (conversation_id, number) in (
     select due.conversation_id, due.number ${due('transcript_entries', `${textDue} and of_child.text is not null and ${recorded}`)})`,
  `delete from transcript_entries where (conversation_id, number) in (
     select due.conversation_id, due.number ${due('transcript_entries', `${textDue} and not ${recorded}`)})`,
  `delete from flags where id in (
     select due.id ${due('flags', `of_child.at < ${daysAgo(`greatest(children.keep_text_days, ${flagDays})`)}`)})`,
  `delete from conversations where id in (
     select due.id ${due(
       'conversations',
       `of_child.started_at < ${daysAgo('children.keep_text_days')} and of_child.ended_at < now() - interval '1 hour'
        and not exists (select from transcript_entries where conversation_id = of_child.id)
        and not exists (select from recordings where conversation_id = of_child.id)
        and not exists (select from flags where conversation_id = of_child.id)`,
     )})`,
]

/** Deletes what each child's parent no longer wants kept. */
export async function sweepTranscripts({ pool }: Pick<Database, 'pool'>) {
  for (const step of steps) {
    for (;;) {
      const { rowCount } = await pool.query(step)
      if ((rowCount ?? 0) < atOnce) break
    }
  }
}
