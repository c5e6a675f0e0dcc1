import type { Insight } from './insights.ts'

/** The sum of several days of one child, for the page and for the weekly mail. */
export interface InsightSum {
  /** Days with at least one word. */
  days: number
  minutes: number
  conversations: number
  turns: number
  words: number
  newWords: number
  longestSentence: number
  questions: number
  flags: number
  /** Most mentioned first. */
  topics: Insight['topics']
}

const add = (days: Insight[], value: (day: Insight) => number) => days.reduce((sum, day) => sum + value(day), 0)

export function sumInsights(days: Insight[]): InsightSum {
  const mentions = new Map<string, number>()
  for (const { name, mentions: more } of days.flatMap(({ topics }) => topics))
    mentions.set(name, (mentions.get(name) ?? 0) + more)
  return {
    days: days.filter(({ words }) => words > 0).length,
    minutes: add(days, ({ minutes }) => minutes),
    conversations: add(days, ({ conversations }) => conversations),
    turns: add(days, ({ turns }) => turns),
    words: add(days, ({ words }) => words),
    newWords: add(days, ({ newWords }) => newWords.length),
    longestSentence: Math.max(0, ...days.map(({ longestSentence }) => longestSentence.words)),
    questions: add(days, ({ questions }) => questions),
    flags: add(days, ({ flags }) => flags),
    topics: [...mentions]
      .map(([name, count]) => ({ name, mentions: count }))
      .toSorted((one, other) => other.mentions - one.mentions || one.name.localeCompare(other.name)),
  }
}
