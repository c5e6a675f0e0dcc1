import { dayIn } from '../../../ui/text/calendar.ts'
import type { Conversation, Entry, TranscriptPage } from '../merge-pages.ts'

export interface ConversationWithEntries {
  conversation: Conversation
  /** Oldest first. */
  entries: Entry[]
}

export interface Day {
  /** `2026-11-15`, in the family's time zone. */
  date: string
  conversations: ConversationWithEntries[]
}

/** Newest day first, newest conversation first; the entries of a conversation oldest first. */
export function groupByDay(page: Pick<TranscriptPage, 'items' | 'conversations'>, timeZone: string): Day[] {
  const entriesOf = Map.groupBy(page.items, ({ conversationId }) => conversationId)
  const conversations = page.conversations
    .filter(({ id }) => entriesOf.has(id))
    .toSorted((one, other) => compare(other.startedAt, one.startedAt) || compare(other.id, one.id))
    .map((conversation) => ({
      conversation,
      entries: (entriesOf.get(conversation.id) ?? []).toSorted((one, other) => one.number - other.number),
    }))
  const dayOf = dayIn(timeZone)
  const days = Map.groupBy(conversations, ({ conversation }) => dayOf(conversation.startedAt))
  return [...days].map(([date, ofDay]) => ({ date, conversations: ofDay }))
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
