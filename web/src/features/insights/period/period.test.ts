import { i18n } from '@lingui/core'
import { beforeEach, expect, test } from 'vitest'
import { formatDay, isDay, monthsUpTo, periodAround } from './period.ts'

beforeEach(() => i18n.activate('en', ['en-GB']))

test('a week begins on the first weekday of the locale and is compared with the same days of the previous week', () => {
  const week = periodAround('week', '2026-11-11', '2026-11-11')
  expect(week).toMatchObject({
    from: '2026-11-09',
    to: '2026-11-15',
    title: '9–15 November 2026',
    isComplete: false,
    previousDay: '2026-11-08',
    nextDay: null,
    comparedWith: { from: '2026-11-02', to: '2026-11-04' },
  })
  expect(week.buckets.map(({ label }) => label)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(week.buckets.map(({ isRunning }) => isRunning)).toEqual([false, false, true, false, false, false, false])
  expect(periodAround('week', '2026-11-08', '2026-11-11')).toMatchObject({
    from: '2026-11-02',
    isComplete: true,
    nextDay: '2026-11-09',
    comparedWith: { from: '2026-10-26', to: '2026-11-01' },
  })
  i18n.activate('en', ['en-US'])
  expect(periodAround('week', '2026-11-08', '2026-11-11')).toMatchObject({
    from: '2026-11-08',
    to: '2026-11-14',
    title: 'November 8–14, 2026',
  })
})

test('a month has a bucket per day, and is compared with the whole previous month when that is shorter', () => {
  const march = periodAround('month', '2028-03-31', '2028-03-31')
  expect(march).toMatchObject({
    from: '2028-03-01',
    to: '2028-03-31',
    title: 'March 2028',
    comparedWith: { from: '2028-02-01', to: '2028-02-29' },
  })
  expect(march.buckets).toHaveLength(31)
  expect(march.buckets.filter(({ label }) => label !== '').map(({ label }) => label)).toEqual([
    '1',
    '8',
    '15',
    '22',
    '29',
  ])
})

test('a year has a bucket per month', () => {
  const year = periodAround('year', '2026-11-11', '2026-11-11')
  expect(year).toMatchObject({
    from: '2026-01-01',
    to: '2026-12-31',
    title: '2026',
    comparedWith: { from: '2025-01-01', to: '2025-11-11' },
  })
  expect(year.buckets[1]).toEqual({
    from: '2026-02-01',
    to: '2026-02-28',
    label: 'F',
    narrowLabel: 'F',
    name: 'February 2026',
    isRunning: false,
  })
  expect(year.buckets[10]?.isRunning).toBe(true)
})

test('the last months reach into the year before', () => {
  expect(monthsUpTo('2026-02-03', 4, '2026-02-10').map(({ from, isRunning }) => [from, isRunning])).toEqual([
    ['2025-11-01', false],
    ['2025-12-01', false],
    ['2026-01-01', false],
    ['2026-02-01', true],
  ])
})

test('a day in the future gives the current period', () => {
  expect(periodAround('week', '2030-01-01', '2026-11-11').from).toBe('2026-11-09')
})

test('only a real calendar date is accepted as a day', () => {
  expect(['2026-11-11', '2026-02-30', 'today', '', null].map(isDay)).toEqual([true, false, false, false, false])
})

test('a day is formatted with its weekday and month', () => {
  expect(formatDay('2026-11-15')).toBe('Sunday 15 November')
})
