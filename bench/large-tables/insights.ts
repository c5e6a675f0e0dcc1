import { randomUUID } from 'node:crypto'
import { queriesOn } from '@pipit/database/connect'
import { openDatabase } from '@pipit/server/database/open-database'
import { parseDay } from '@pipit/server/features/insights/aggregate-day'
import { createInsightReader } from '@pipit/server/features/insights/read-insights'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'

const turns = 500

const sentences = [
  'Why does the moon follow our car when we drive home at night?',
  'I saw a big brown dog and it was so funny because it ran after its own tail',
  'Can we play the dragon story again? I want to be the knight this time.',
  'My friend and I built a castle out of blocks, but my little brother knocked it down and I was really sad.',
]
const entries = Array.from({ length: turns }, (_, number) => ({
  conversationId: 'conversation',
  number,
  activity: 'free-talk',
  language: 'en',
  who: number % 2 === 0 ? ('child' as const) : ('coach' as const),
  text: `${sentences[number % sentences.length]} And then ${number} more.`,
}))

/** Aggregates a day of 500 entries. The baseline only finds the words of the same day. */
export const insightsAggregate: Benchmark = {
  name: 'insights-aggregate',
  unit: 'ms of CPU',
  goal: { of: 'ours', atMost: 100 },
  run: ({ quick }) =>
    interleave(quick ? 9 : 31, {
      ours: () =>
        cpuFor(() => {
          const { words, aggregate } = parseDay({
            entries,
            minutes: 30,
            hours: [],
            conversations: [{ activity: null }],
            flags: [],
            names: [],
          })
          aggregate(new Set(words.slice(0, 20)))
        }),
      baseline: () =>
        cpuFor(() => {
          const segmenter = new Intl.Segmenter('en', { granularity: 'word' })
          for (const { who, text } of entries)
            if (who === 'child') [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike)
        }),
    }),
}

async function cpuFor(work: () => void): Promise<Sample> {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  const milliseconds = (user + system) / 1000
  return { value: milliseconds, cpu: milliseconds }
}

/** The number of queries for a year of insights. */
export const insightsYear: Benchmark = {
  name: 'insights-year',
  unit: 'queries',
  goal: { of: 'ours', atMost: 1 },
  isCounted: true,
  async run({ dataFolder }) {
    const { pool, close } = await openDatabase({ databaseUrl: null, dataFolder })
    try {
      const [accountId, childId] = [randomUUID(), randomUUID()]
      await pool.query(`insert into accounts (id, identity_uid, email, email_verified) values ($1, $2, $2, true)`, [
        accountId,
        'year@example.org',
      ])
      await pool.query(
        `insert into children (id, account_id, name, proficiency_level, content_maturity, interests, activities, language)
         values ($1, $2, 'Mia', 'simple', 'preschool', '{}', '{}', 'en')`,
        [childId, accountId],
      )
      const { aggregate } = parseDay({ entries, minutes: 0, hours: [], conversations: [], flags: [], names: [] })
      const { figures, quotes } = aggregate(new Set())
      await pool.query(
        `insert into insights (account_id, child_id, date, figures, quotes, words, aggregated_at)
         select $4, $1, current_date - day, $2, $3, '{}', now() from generate_series(0, 364) day`,
        [childId, JSON.stringify(figures), JSON.stringify(quotes), accountId],
      )
      let queries = 0
      const counting = {
        query: (...args: unknown[]) => (
          (queries += 1),
          (pool.query as (...given: unknown[]) => unknown).apply(pool, args)
        ),
      }
      const { items } = await createInsightReader(queriesOn(counting as typeof pool))(accountId, childId, {
        limit: 366,
      })
      if (items.length !== 365) throw new Error(`${items.length} days instead of 365`)
      return { ours: [{ value: queries, cpu: null }], baseline: [{ value: 1, cpu: null }] }
    } finally {
      await close()
    }
  },
}
