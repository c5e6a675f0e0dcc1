import { dayIn } from '../../ui/text/calendar.ts'
import type { Conversation, Entry, LogPage } from './log-data.ts'

export interface Talk {
  conversation: Conversation
  /** As they were said. */
  entries: Entry[]
}

export interface Day {
  /** `2026-11-15`, in the family's time zone. */
  date: string
  talks: Talk[]
}

/** Newest day first, newest conversation first, and within each as it went. */
export function groupDays({ items, conversations }: Pick<LogPage, 'items' | 'conversations'>, timeZone: string): Day[] {
  const entriesOf = Map.groupBy(items, ({ conversationId }) => conversationId)
  const talks = conversations
    .filter(({ id }) => entriesOf.has(id))
    .toSorted((one, other) => compare(other.startedAt, one.startedAt) || compare(other.id, one.id))
    .map((conversation) => ({
      conversation,
      entries: (entriesOf.get(conversation.id) ?? []).toSorted((one, other) => one.number - other.number),
    }))
  const dayOf = dayIn(timeZone)
  const days = Map.groupBy(talks, ({ conversation }) => dayOf(conversation.startedAt))
  return [...days].map(([date, ofDay]) => ({ date, talks: ofDay }))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
