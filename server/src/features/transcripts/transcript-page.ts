import type { listTranscripts } from '@pipit/contract/transcripts'
import type { z } from 'zod'
import type { Statement } from '../../database/merge-pages.ts'

export type Filters = Omit<z.output<typeof listTranscripts.query>, 'cursor' | 'limit'>

/** Where a page begins: after this turn. */
export type Position = [startedAt: string, conversationId: string, number: number]

export interface PageRequest extends Filters {
  childId: string
  timeZone: string
  after?: Position | undefined
  limit: number
  oldestFirst?: boolean
}

const columns = `e.conversation_id as "conversationId", e.number, e.at, e.who as speaker, e.text, e.card_id as "cardId", e.activity,
  e.interrupted, e.typed, to_char(c.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "startedAt"`

/** Letters that stand without spaces between words: of these, the whole that is searched for must be there as it is. */
const spaceless = '[\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3040-\\u30FF\\u3400-\\u9FFF\\uF900-\\uFAFF]'

/**
 * A page of the log, with one row more to know whether there is a next one. Conversations come one after the other,
 * each whole, along the index of their beginnings: a page reads as much at any depth.
 */
export function transcriptPage(wanted: PageRequest): Statement {
  const {
    childId,
    timeZone,
    search,
    from,
    to,
    device,
    activity,
    flag,
    conversation,
    after,
    limit,
    oldestFirst = false,
  } = wanted
  const values: unknown[] = []
  const bind = (value: unknown) => `$${values.push(value)}`
  const child = bind(childId)
  const midnight = (day: string, days: number) =>
    `((${bind(day)}::date + ${days})::timestamp at time zone ${bind(timeZone)})`
  const [direction, beyond] = oldestFirst ? ['asc', '>'] : ['desc', '<']
  const where = [
    `c.child_id = ${child}`,
    ...(from ? [`c.started_at >= ${midnight(from, 0)}`] : []),
    ...(to ? [`c.started_at < ${midnight(to, 1)}`] : []),
    ...(conversation ? [`c.id = ${bind(conversation)}`] : []),
    ...(device ? [`c.device_id = ${bind(device)}`] : []),
    ...(activity ? [`e.activity = ${bind(activity)}`] : []),
    ...(after ? afterIn(after) : []),
  ]
  return {
    text: `${sources()} where ${where.join(' and ')}
      order by c.started_at ${direction}, c.id ${direction}, e.number ${direction} limit ${bind(limit + 1)}`,
    values,
  }

  function afterIn([startedAt, conversationId, number]: Position) {
    const place = `(${bind(startedAt)}::timestamptz, ${bind(conversationId)}::uuid)`
    const isBeyond = `((c.started_at, c.id) ${beyond} ${place} or e.number ${beyond} ${bind(number)})`
    return [`(c.started_at, c.id) ${beyond}= ${place}`, isBeyond]
  }

  /** What few turns have is looked up first; else the conversations lead. */
  function sources() {
    if (search) {
      return `with e as materialized (${found(search)})
        select ${columns} from e ${flag ? `join (${flagged(flag)}) flagged using (conversation_id, number)` : ''}
          join conversations c on c.id = e.conversation_id`
    }
    if (flag) {
      return `with flagged as materialized (${flagged(flag)})
        select ${columns} from flagged join transcript_entries e using (conversation_id, number)
          join conversations c on c.id = e.conversation_id`
    }
    return `select ${columns} from conversations c
      cross join lateral (select * from transcript_entries of_this where of_this.conversation_id = c.id) e`
  }

  function found(words: string) {
    const text = bind(words)
    return `select * from transcript_entries
      where transcript_words(child_id, text) @@ transcript_query(${child}, ${text})
        and (${text}::text !~ '${spaceless}' or strpos(lower(text), lower(${text}::text)) > 0)`
  }

  /** What the coach was kept from saying has no turn of its own; it is shown with the one before. */
  function flagged(category: string) {
    return `select distinct conversation_id, coalesce(entry_number, (
        select before.number from transcript_entries before
         where before.conversation_id = flags.conversation_id and before.at <= flags.at order by before.number desc limit 1
      ), 0) as number from flags where child_id = ${child}${category === 'any' ? '' : ` and category = ${bind(category)}`}`
  }
}
