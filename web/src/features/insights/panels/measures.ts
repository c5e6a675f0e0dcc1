import { sumInsights } from '@pipit/contract/insights/sum-insights'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural, t } from '@lingui/core/macro'
import type { Insight } from '../api/get-insights.ts'

export interface Measure {
  id: string
  title: MessageDescriptor
  /** It stands behind the figure: "minutes". */
  unit: (count: number) => string
  /** Several days become one figure: their sum or their largest value. */
  aggregate: (days: Insight[]) => number
  /** It is null for a day without a limit. */
  limit?: (day: Insight) => number | null
  method: (childName: string) => string
}

const wordUnit = (count: number) => plural(count, { one: 'word', other: 'words' })

export const measures: Measure[] = [
  {
    id: 'minutes',
    title: msg`Time talked`,
    unit: (count) => plural(count, { one: 'minute', other: 'minutes' }),
    aggregate: (days) => sumInsights(days).minutes,
    limit: ({ allowedMinutes }) => allowedMinutes,
    method: () =>
      t`The dashed line is the time that was allowed. From the start of each conversation to its end, pauses and Pipit’s own sentences included. The minutes of each day are rounded down, and weeks and months are the sums of their days. Two devices at the same time count once, and time after midnight belongs to the new day. When you delete a conversation, its time stays for three days.`,
  },
  {
    id: 'words',
    title: msg`Words said`,
    unit: wordUnit,
    aggregate: (days) => sumInsights(days).words,
    method: (childName) =>
      t`Every word of ${childName} that was understood is counted, none of Pipit’s. A computer listens: it misses or mishears some words, especially with noise around and with young children. The figure shows how much was said to Pipit, not how well ${childName} speaks.`,
  },
  {
    id: 'questions',
    title: msg`Questions asked`,
    unit: (count) => plural(count, { one: 'question', other: 'questions' }),
    aggregate: (days) => sumInsights(days).questions,
    method: () =>
      t`Sentences that end with a question mark, and in English also those that begin like a question: “Why …”, “Can we …”. A few are missed, and sometimes a sentence is counted that was no question.`,
  },
  {
    id: 'longest-sentence',
    title: msg`Longest sentence`,
    unit: wordUnit,
    aggregate: (days) => sumInsights(days).longestSentence,
    method: () =>
      t`The most words in one sentence. Pauses tell us where a sentence ends, so two sentences without a pause may count as one. One long sentence says little: look at many weeks.`,
  },
]
