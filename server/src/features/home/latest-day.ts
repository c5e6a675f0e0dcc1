import type { LatestDayRow } from './home-store.ts'

/** As many as fit on a line of a phone. */
const maxTopics = 3

export function toLatestDay({ date, minutes, conversations, mood, topics, ...moment }: LatestDayRow) {
  return {
    date,
    minutes: Math.floor(minutes),
    conversations,
    mood,
    topics: topics.slice(0, maxTopics).map(({ name }) => name),
    bestMoment: toMoment(moment),
  }
}

type Moment = Pick<LatestDayRow, 'entryId' | 'text' | 'recordingId' | 'milliseconds'>

function toMoment({ entryId, text, recordingId, milliseconds }: Moment) {
  if (entryId === null || text === null) return null
  const speech = recordingId === null ? null : { id: recordingId, seconds: (milliseconds ?? 0) / 1000 }
  return { entryId, text, speech }
}

/** Null until a child of the family has said something. */
export function firstConversationOn(rows: LatestDayRow[]): string | null {
  const days = rows.flatMap((row) => row.firstConversationOn ?? [])
  return days.toSorted()[0] ?? null
}
