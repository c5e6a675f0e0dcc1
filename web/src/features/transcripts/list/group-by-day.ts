import { dayIn } from '../../../ui/text/calendar.ts'
import type { Conversation, Entry, TranscriptPage } from '../api/get-transcripts.ts'

export interface ConversationWithEntries {
  conversation: Conversation
  /** The oldest is first. */
  entries: Entry[]
}

export interface Day {
  /** For example `2026-11-15`, in the family's time zone. */
  date: string
  conversations: ConversationWithEntries[]
}

/** The newest day and its newest conversation are first; a conversation begins with its oldest entry. */
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
