import { expect, test } from 'vitest'
import { groupDays } from './group-days.ts'
import { highlight } from './highlight.ts'
import { mergeNewest, type Conversation, type Entry, type LogPage } from './log-data.ts'
import { dayHeading } from './log-words.ts'

const entry = (number: number, conversationId = 'talk') =>
  ({ id: `${conversationId}-${number}`, conversationId, number }) as Entry
const talk = (id: string, startedAt = '2026-11-15T08:00:00Z') => ({ id, startedAt }) as Conversation
/** From the newest number down to the oldest. */
const page = (newest: number, oldest: number, nextCursor: string | null = `after ${oldest}`): LogPage => ({
  items: Array.from({ length: newest - oldest + 1 }, (_, index) => entry(newest - index)),
  conversations: [talk('talk')],
  nextCursor,
  timeZone: 'UTC',
})
const numbers = ({ items }: LogPage) => items.map(({ number }) => number)

test('what is said while the page is open comes in front, and nothing is lost behind it', () => {
  const merged = mergeNewest(page(3, 1, 'older'), page(5, 3))
  expect(numbers(merged)).toEqual([5, 4, 3, 2, 1])
  expect(merged.nextCursor).toBe('older')
})

test('what was deleted elsewhere goes from the newest page', () => {
  const fresh = page(5, 3)
  fresh.items.splice(1, 1)
  expect(numbers(mergeNewest(page(5, 1, 'older'), fresh))).toEqual([5, 3, 2, 1])
})

test('when too much was said meanwhile, the newest page starts anew', () => {
  expect(mergeNewest(page(3, 1, 'older'), page(20, 18))).toEqual(page(20, 18))
})

test('a newest page that is the whole log takes the place of all', () => {
  expect(mergeNewest(page(5, 1, 'older'), page(2, 1, null))).toEqual(page(2, 1, null))
})

test('days are the family’s own; the newest comes first, and a conversation reads as it went', () => {
  const items = [entry(2, 'late'), entry(1, 'late'), entry(1, 'early')]
  const conversations = [talk('late', '2026-11-15T23:30:00Z'), talk('early', '2026-11-15T10:00:00Z')]
  const shape = (timeZone: string) =>
    groupDays({ items, conversations }, timeZone).map(({ date, talks }) => [
      date,
      ...talks.map(({ entries }) => entries.map(({ id }) => id)),
    ])
  expect(shape('Europe/Berlin')).toEqual([
    ['2026-11-16', ['late-1', 'late-2']],
    ['2026-11-15', ['early-1']],
  ])
  expect(shape('America/New_York')).toEqual([['2026-11-15', ['late-1', 'late-2'], ['early-1']]])
})

test.each([
  ['I like Dinosaurs', 'dino', 'I like [Dino]saurs'],
  ['a car and a scar', 'car', 'a [car] and a scar'],
  ['trains and dinosaurs', 'DINO tr', '[tr]ains and [dino]saurs'],
  ['Мой красный мяч', 'мяч', 'Мой красный [мяч]'],
  ['我喜欢恐龙', '恐龙', '我喜欢[恐龙]'],
  ['a (b) c', '(', 'a (b) c'],
  ['<b>bold</b>', 'bold', '<b>[bold]</b>'],
])('in %s, a search for %s marks %s', (text, search, marked) => {
  expect(
    highlight(text, search)
      .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
      .join(''),
  ).toBe(marked)
})

test('a day is called by how far it is', () => {
  expect(
    ['2026-11-15', '2026-11-14', '2026-11-13', '2025-12-31'].map((date) => dayHeading(date, '2026-11-15')),
  ).toEqual(['Today', 'Yesterday', 'Friday, November 13', 'Wednesday, December 31, 2025'])
})
