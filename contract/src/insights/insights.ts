import { z } from 'zod'
import { childParams } from '../children/children.ts'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { day } from '../api/fields.ts'
import { listOf, page } from '../api/pagination.ts'

/** The child's own words; `entryId` is the transcript entry. */
export const quote = z.object({ entryId: z.string(), text: z.string() })

/** `not-enough`: the child said too little about feelings. */
export const moodLabels = ['happy', 'mixed', 'low', 'not-enough'] as const

const count = z.int().min(0)

/** One day of a child in the family's time zone. Only the child's own words are counted, never the companion's. */
const insight = z.object({
  date: day,
  /** The time used, as the allowance counts it, in tenths. Pages show whole minutes and round down, as the allowance does. */
  minutes: z.number(),
  /** How long the child was allowed to talk on this day; null: without limit, or not known. */
  allowedMinutes: z.number().nullable(),
  conversations: count,
  turns: count,
  /** Turns in which STT recognised no word. */
  notUnderstood: count,
  words: count,
  differentWords: count,
  /** Words that the child said for the first time. */
  newWords: z.array(z.string()),
  /** The quote is null once the text is deleted. */
  longestSentence: z.object({ words: count, quote: quote.nullable() }),
  questions: count,
  mood: z.object({ label: z.enum(moodLabels), evidence: z.array(quote.extend({ sounds: z.enum(['good', 'bad']) })) }),
  topics: z.array(z.object({ name: z.string(), mentions: count })),
  activities: z.array(z.string()),
  languages: z.array(z.string()),
  bestMoments: z.array(quote.extend({ why: z.string() })),
  flags: count,
  summary: z.string(),
  /** What wrote the summary and chose the topics: rules, or a language model whose output was checked. */
  summarizedBy: z.enum(['rules', 'model']),
})

export type Insight = z.output<typeof insight>

export const listInsights = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/insights',
  summary: 'The insights of a child by day, newest first, at most two years in one response',
  needs: 'insight:read',
  params: childParams,
  query: page.extend({
    limit: z.coerce.number().int().min(1).max(740).default(50),
    from: day.optional(),
    to: day.optional(),
  }),
  reveals: 'words',
  responses: { 200: listOf(insight) },
})
