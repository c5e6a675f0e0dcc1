import { expect, test } from 'vitest'
import type { Conversation, Entry, TranscriptPage } from './api/get-transcripts.ts'
import { mergeNewest } from './merge-pages.ts'

const entry = (number: number) => ({ id: `conversation-${number}`, conversationId: 'conversation', number }) as Entry
/** From the newest number down to the oldest. */
const page = (newest: number, oldest: number, nextCursor: string | null = `after ${oldest}`): TranscriptPage => ({
  items: Array.from({ length: newest - oldest + 1 }, (_, index) => entry(newest - index)),
  conversations: [{ id: 'conversation', startedAt: '2026-11-15T08:00:00Z' } as Conversation],
  nextCursor,
  timeZone: 'UTC',
})
const numbers = ({ items }: TranscriptPage) => items.map(({ number }) => number)

test('new entries are added in front, and the older ones that were loaded stay', () => {
  const merged = mergeNewest(page(3, 1, 'older'), page(5, 3))
  expect(numbers(merged)).toEqual([5, 4, 3, 2, 1])
  expect(merged.nextCursor).toBe('older')
})

test('an entry that was deleted elsewhere disappears from the newest page', () => {
  const fresh = page(5, 3)
  fresh.items.splice(1, 1)
  expect(numbers(mergeNewest(page(5, 1, 'older'), fresh))).toEqual([5, 3, 2, 1])
})

test('a newest page that does not overlap with the loaded entries replaces them', () => {
  expect(mergeNewest(page(3, 1, 'older'), page(20, 18))).toEqual(page(20, 18))
})

test('a newest page without a next one replaces everything', () => {
  expect(mergeNewest(page(5, 1, 'older'), page(2, 1, null))).toEqual(page(2, 1, null))
})
