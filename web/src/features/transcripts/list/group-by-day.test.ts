import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'
import type { Conversation, Entry } from '../api/get-transcripts.ts'

const entry = (conversationId: string, number: number) =>
  ({ id: `${conversationId}-${number}`, conversationId, number }) as Entry
const conversation = (id: string, startedAt: string) => ({ id, startedAt }) as Conversation

test('conversations are grouped by the family’s days, newest first, with their entries oldest first', () => {
  const items = [entry('late', 2), entry('late', 1), entry('early', 1)]
  const conversations = [conversation('late', '2026-11-15T23:30:00Z'), conversation('early', '2026-11-15T10:00:00Z')]
  const shape = (timeZone: string) =>
    groupByDay({ items, conversations }, timeZone).map((day) => [
      day.date,
      ...day.conversations.map(({ entries }) => entries.map(({ id }) => id)),
    ])
  expect(shape('Europe/Berlin')).toEqual([
    ['2026-11-16', ['late-1', 'late-2']],
    ['2026-11-15', ['early-1']],
  ])
  expect(shape('America/New_York')).toEqual([['2026-11-15', ['late-1', 'late-2'], ['early-1']]])
})
