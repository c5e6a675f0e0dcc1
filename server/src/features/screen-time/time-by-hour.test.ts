import { expect, test } from 'vitest'
import { timeByHour } from './time-by-hour.ts'

const minute = 60_000
const hoursOn = (date: string, timeZone: string, ...conversations: [from: string, to: string][]) =>
  timeByHour(Temporal.PlainDate.from(date), {
    timeZone,
    conversations: conversations.map(([from, to]) => ({ from: Date.parse(from), to: Date.parse(to) })),
  }).map(({ hour, usedMs }) => [hour, usedMs / minute])

test('a conversation counts in each hour of the family’s clock in which it was held', () => {
  expect(hoursOn('2026-11-10', 'Europe/Berlin', ['2026-11-10T15:50:00Z', '2026-11-10T17:05:00Z'])).toEqual([
    [16, 10],
    [17, 60],
    [18, 5],
  ])
})

test('two devices at the same time count once, and time before midnight belongs to the day before', () => {
  expect(
    hoursOn(
      '2026-11-10',
      'UTC',
      ['2026-11-09T23:50:00Z', '2026-11-10T00:10:00Z'],
      ['2026-11-10T08:00:00Z', '2026-11-10T08:20:00Z'],
      ['2026-11-10T08:10:00Z', '2026-11-10T08:30:00Z'],
    ),
  ).toEqual([
    [0, 10],
    [8, 30],
  ])
})

test('an hour that clocks repeat counts as one, and one that they skip has no time', () => {
  const wholeDay: [string, string] = ['2026-01-01T00:00:00Z', '2026-12-31T00:00:00Z']
  const autumn = hoursOn('2026-10-25', 'Europe/Berlin', wholeDay)
  expect(autumn).toHaveLength(24)
  expect(autumn[2]).toEqual([2, 120])
  const spring = hoursOn('2026-03-29', 'Europe/Berlin', wholeDay)
  expect(spring).toHaveLength(23)
  expect(spring.map(([hour]) => hour)).not.toContain(2)
})
