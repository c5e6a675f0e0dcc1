import type { LatestMoment } from '../insights/latest-moments.ts'
import type { LatestDayRow } from './home-store.ts'

/** This many fit on a line of a phone. */
const maxTopics = 3

export function toLatestDay(
  { date, minutes, conversations, mood, topics }: LatestDayRow,
  moment: LatestMoment | undefined,
) {
  return {
    date,
    minutes: Math.floor(minutes),
    conversations,
    mood,
    topics: topics.slice(0, maxTopics).map(({ name }) => name),
    // A day that began between the two queries has its moment the next time.
    bestMoment: moment?.date === date ? moment : null,
  }
}

/** Null until a child of the family has said something. */
export function firstConversationOn(rows: LatestDayRow[]): string | null {
  const days = rows.flatMap((row) => row.firstConversationOn ?? [])
  return days.toSorted()[0] ?? null
}
