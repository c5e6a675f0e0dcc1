import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { sumHours } from './sum-hours.ts'

beforeEach(() => i18n.activate('en', ['en-GB']))

const days = [
  { date: '2026-11-09', hours: [{ hour: 16, minutes: 5 }] },
  { date: '2026-11-16', hours: [{ hour: 16, minutes: 2 }] },
  { date: '2026-11-15', hours: [{ hour: 19, minutes: 4 }] },
]

test('minutes of the same weekday and hour are added, from the first to the last hour', () => {
  const { hours, weekdays } = sumHours(days)
  expect(hours).toEqual([12, 13, 14, 15, 16, 17, 18, 19])
  expect(weekdays.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(weekdays[0]?.minutes[4]).toBe(7)
  expect(weekdays[6]?.minutes[7]).toBe(4)
})

test('the week begins as the reader’s does', () => {
  i18n.activate('en', ['en-US'])
  expect(sumHours(days).weekdays.map(({ weekday }) => weekday)).toEqual([7, 1, 2, 3, 4, 5, 6])
})

test('without a conversation there are no hours, and the first hours of a day have room for more', () => {
  expect(sumHours([]).hours).toEqual([])
  expect(sumHours([{ date: '2026-11-09', hours: [{ hour: 1, minutes: 1 }] }]).hours).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
})
