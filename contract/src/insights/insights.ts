import { z } from 'zod'
import { defineEndpoint } from '../api/define-endpoint.ts'
import { ofChild } from '../api/family-calls.ts'
import { day } from '../api/fields.ts'
import { listOf, page } from '../api/pagination.ts'

/** The child's own words; `entryId` is the transcript entry. */
export const quote = z.object({ entryId: z.string(), text: z.string() })

/** Why something was chosen as a best moment. */
export const momentReasonCodes = ['question', 'explanation', 'joy', 'new-words', 'long-sentence'] as const

/** `count` is that of the new words, or of the words of a long sentence; null for the other codes. */
const momentReason = z.object({ code: z.enum(momentReasonCodes), count: z.int().min(1).nullable() })

export type MomentReason = z.output<typeof momentReason>

const speech = z.object({ id: z.uuid(), seconds: z.number() }).nullable()

/**
 * The more points, the better the moment: every reason for it adds some. The reason that added most is named; it is null if
 * an older server chose the moment for one that this server does not know.
 */
const moment = quote.extend({ reason: momentReason.nullable(), points: z.number() })

/** The speech is null where it is not stored. */
export const bestMoment = moment.extend({ date: day, speech })

/** `not-enough`: the child said too little about feelings. */
export const moodLabels = ['happy', 'mixed', 'low', 'not-enough'] as const

const count = z.int().min(0)
const topic = z.object({ name: z.string(), mentions: count })

/** One day of a child in the family's time zone. Only the child's own words are counted, never the companion's. */
const insight = z.object({
  date: day,
  /** The time used, as the allowance counts it, in whole minutes, rounded down. */
  minutes: count,
  /** The same by the hour in which the child talked: they add up to it. Without hours of silence; empty if it was not counted. */
  hours: z.array(z.object({ hour: z.int().min(0).max(23), minutes: count })),
  /** How long the child was allowed to talk on this day; null: without limit, or not known. */
  allowedMinutes: z.number().nullable(),
  conversations: count,
  turns: count,
  /** Turns in which STT recognised no word. */
  notUnderstood: count,
  words: count,
  /** The most frequent words of the language, such as "the", and the names of the family's children are left out. */
  differentWords: count,
  /** The child said these for the first time. */
  newWords: z.array(z.string()),
  /** The quote is null once the text is deleted. */
  longestSentence: z.object({ words: count, quote: quote.nullable() }),
  questions: count,
  mood: z.object({ label: z.enum(moodLabels), evidence: z.array(quote.extend({ sounds: z.enum(['good', 'bad']) })) }),
  topics: z.array(topic),
  activities: z.array(z.string()),
  languages: z.array(z.string()),
  /** There are at most three, the best first. */
  bestMoments: z.array(moment),
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
  ...ofChild(),
  action: 'insights.read',
  query: page.extend({
    limit: z.coerce.number().int().min(1).max(740).default(50),
    from: day.optional(),
    to: day.optional(),
  }),
  reveals: 'words',
  responses: { 200: listOf(insight) },
})

/** The days of one month. */
const monthInsight = z.object({
  /** `2026-11`. */
  month: z.string(),
  /** The sum of its days. */
  minutes: count,
  words: count,
  questions: count,
  newWords: count,
  /** Different words that the child had said by the end of this month. */
  wordsSoFar: count,
  /** Most mentioned first, at most 20. */
  topics: z.array(topic),
})

export const listMonths = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/insights/months',
  summary: 'The insights of a child by month, oldest first; months without a conversation are left out',
  needs: 'insight:read',
  ...ofChild(),
  action: 'insights.read',
  query: z.object({ from: day.optional(), to: day.optional() }),
  reveals: 'words',
  responses: { 200: z.object({ items: z.array(monthInsight) }) },
})

export const readBestMoment = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/insights/best-moment',
  summary: 'The best moment of the last day on which the child talked',
  needs: 'insight:read',
  ...ofChild(),
  action: 'insights.read',
  reveals: 'words',
  responses: { 200: z.object({ moment: bestMoment.nullable() }) },
})

/** Made to be shown to others: nothing of a conversation with a flag or a withheld turn, nor single words of such a day. */
export const readKeepsake = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/insights/keepsakes/:day',
  summary: 'A week to keep: the best moments, new words and the topic of the seven days from this day on',
  needs: 'insight:read',
  ...ofChild({ day }),
  action: 'insights.read',
  reveals: 'words',
  responses: {
    200: z.object({
      minutes: count,
      questions: count,
      newWordCount: count,
      moments: z.array(moment.extend({ date: day })),
      newWords: z.array(z.string()),
      topic: z.string().nullable(),
    }),
  },
})
