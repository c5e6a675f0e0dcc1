import { z } from 'zod'
import { childParams } from './children.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { day } from './fields.ts'
import { listOf, page } from './lists.ts'

const quote = z.object({ entryId: z.string(), text: z.string() })

const insight = z.object({
  date: day,
  minutes: z.number(),
  conversations: z.int(),
  turns: z.int(),
  words: z.int(),
  differentWords: z.int(),
  newWords: z.array(z.string()),
  longestSentence: quote.nullable(),
  questions: z.int(),
  mood: z.object({ label: z.string(), evidence: z.array(quote) }).nullable(),
  topics: z.array(z.object({ name: z.string(), mentions: z.int() })),
  activities: z.array(z.string()),
  languages: z.array(z.string()),
  bestMoments: z.array(quote),
  flags: z.int(),
  summary: z.string(),
})

export const listInsights = defineEndpoint({
  method: 'GET',
  path: '/accounts/:accountId/children/:childId/insights',
  summary: 'A child’s days, newest first',
  needs: 'insight:read',
  params: childParams,
  query: page.extend({ from: day.optional(), to: day.optional() }),
  responses: { 200: listOf(insight) },
})
