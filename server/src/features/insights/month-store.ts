import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'
import type { Topic } from './insight-types.ts'

interface MonthRow {
  month: string
  minutes: number
  words: number
  questions: number
  newWords: number
  wordsSoFar: number
  topics: Topic[]
}

interface Span {
  from?: string | undefined
  to?: string | undefined
}

const maxTopics = 20

export function monthStore(db: Queries) {
  return {
    /** Oldest first. Null if the family has no such child. */
    async list(child: ChildReference, { from, to }: Span): Promise<MonthRow[] | null> {
      const rows = await db.query(sql<MonthRow>`
        select counted.* from children left join lateral (
          select to_char(first_day, 'YYYY-MM') as month, minutes, words, questions, topics,
                 (select count(*)::int from child_words
                   where ${ofChild(child)} and first_on >= first_day and first_on < first_day + interval '1 month') as "newWords",
                 (select count(*)::int from child_words
                   where ${ofChild(child)} and first_on < first_day + interval '1 month') as "wordsSoFar"
            from (
              select date_trunc('month', date)::date as first_day, sum(floor((figures ->> 'minutes')::float8))::int as minutes,
                     sum((figures ->> 'words')::int)::int as words, sum((figures ->> 'questions')::int)::int as questions,
                     jsonb_agg(case when jsonb_array_length(summary -> 'topics') > 0 then summary -> 'topics' else figures -> 'topics' end) as topic_lists
                from insights where ${ofChild(child)}
                 and (${from ?? null}::date is null or date >= ${from ?? null}) and (${to ?? null}::date is null or date <= ${to ?? null})
               group by 1
            ) months cross join lateral (
              select coalesce(jsonb_agg(jsonb_build_object('name', name, 'mentions', mentions) order by mentions desc, name), '[]') as topics from (
                select topic ->> 'name' as name, sum((topic ->> 'mentions')::int)::int as mentions
                  from jsonb_array_elements(topic_lists) as list cross join jsonb_array_elements(list) as topic
                 group by 1 order by 2 desc, 1 limit ${maxTopics}
              ) summed
            ) topics
        ) counted on true where id = ${child.childId} and account_id = ${child.accountId} order by counted.month`)
      return rows.length === 0 ? null : rows.filter(({ month }) => month !== null)
    },
  }
}
