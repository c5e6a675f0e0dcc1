import type { Insight } from '@pipit/contract/insights/insights'
import { sumInsights } from '@pipit/contract/insights/sum-insights'
import type { Queries } from '@pipit/database/connect'
import type { ChildReference } from '../../database/of-child.ts'
import { momentStore } from './moment-store.ts'
import { createInsightReader } from './read-insights.ts'

const maxMoments = 4
const maxNewWords = 12

/**
 * A week for the fridge and for grandparents, so it is stricter than the insights: a conversation with a flag or a withheld
 * turn gives no moments, because the sentence before or after may be about the same, and such a day gives no single words
 * and no topic, because these do not say in which sentence they were.
 */
export async function composeKeepsake(db: Queries, child: ChildReference, firstDay: string) {
  const week = { from: firstDay, to: Temporal.PlainDate.from(firstDay).add({ days: 6 }).toString() }
  const { items } = await createInsightReader(db)(child.accountId, child.childId, { ...week, limit: 7 })
  const days = items.toReversed()
  const hidden = await momentStore(db).listPrivateConversations(child, week)
  const hiddenConversations = new Set(hidden.map(({ id }) => id))
  const hiddenDates = new Set(hidden.map(({ date }) => date))
  // Flags may be deleted by now, but the day remembers how many there were.
  const open = days.filter(({ date, flags }) => flags === 0 && !hiddenDates.has(date))
  const { minutes, questions, newWords } = sumInsights(days)
  return {
    minutes,
    questions,
    newWordCount: newWords,
    moments: chooseMoments(days, hiddenConversations),
    newWords: chooseWords(open.flatMap((day) => day.newWords)),
    topic: sumInsights(open).topics[0]?.name ?? null,
  }
}

/** Takes the best of each day, then the second best of each, and puts them in the order of the week. */
function chooseMoments(days: Insight[], hiddenConversations: ReadonlySet<string>) {
  const seen = new Set<string>()
  const ranked = days.flatMap(({ date, bestMoments }) =>
    bestMoments
      .filter(({ text }) => !seen.has(text) && seen.add(text))
      .filter(({ entryId }) => !hiddenConversations.has(entryId.slice(0, entryId.lastIndexOf('-'))))
      .map((moment, rank) => ({ moment: { ...moment, date }, rank })),
  )
  const chosen = new Set(ranked.toSorted((one, other) => one.rank - other.rank).slice(0, maxMoments))
  return ranked.filter((each) => chosen.has(each)).map(({ moment }) => moment)
}

/** Long words are rarer, and the ones to be proud of. */
function chooseWords(words: string[]) {
  return words
    .toSorted((one, other) => other.length - one.length || one.localeCompare(other))
    .slice(0, maxNewWords)
    .toSorted((one, other) => one.localeCompare(other))
}
