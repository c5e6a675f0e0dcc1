import { sumInsights } from '@pipit/contract/insights/sum-insights'
import type { Insight } from '../use-insights.ts'

export interface Measure {
  title: string
  /** "12 minutes". */
  unit: [one: string, many: string]
  /** One figure for several days: their sum or their largest value. */
  aggregate: (days: Insight[]) => number
  /** What was allowed on a day; null: no limit. */
  limit?: (day: Insight) => number | null
  method: string
}

export const measures: Measure[] = [
  {
    title: 'Time talked',
    unit: ['minute', 'minutes'],
    aggregate: (days) => sumInsights(days).minutes,
    limit: ({ allowedMinutes }) => allowedMinutes,
    method:
      'The dashed line is the time that was allowed. From the start of each conversation to its end, pauses and Pipit’s own sentences included. Two devices at the same time count once, and time after midnight belongs to the new day. When you delete a conversation, its time stays for three days.',
  },
  {
    title: 'Words said',
    unit: ['word', 'words'],
    aggregate: (days) => sumInsights(days).words,
    method:
      'Every word of your child’s that was understood is counted, none of Pipit’s. A computer listens: it misses or mishears some words, especially with noise around and with young children. The figure shows how much was said to Pipit, not how well your child speaks.',
  },
  {
    title: 'Questions asked',
    unit: ['question', 'questions'],
    aggregate: (days) => sumInsights(days).questions,
    method:
      'Sentences that end with a question mark, and in English also those that begin like a question: “Why …”, “Can we …”. A few are missed, and sometimes a sentence is counted that was no question.',
  },
  {
    title: 'Longest sentence',
    unit: ['word', 'words'],
    aggregate: (days) => sumInsights(days).longestSentence,
    method:
      'The most words in one sentence. Pauses tell us where a sentence ends, so two sentences without a pause may count as one. One long sentence says little: look at many weeks.',
  },
]
