import { expect, test } from 'vitest'
import { dayInWords, isDay, periodAround } from './period.ts'

test('a week begins on Monday, and is compared with the same days of the one before', () => {
  const week = periodAround('week', '2026-11-11', '2026-11-11')
  expect(week).toMatchObject({
    from: '2026-11-09',
    to: '2026-11-15',
    title: '9–15 November 2026',
    isWhole: false,
    earlier: '2026-11-08',
    later: null,
    before: { from: '2026-11-02', to: '2026-11-04' },
  })
  expect(week.parts.map(({ label }) => label)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  expect(periodAround('week', '2026-11-08', '2026-11-11')).toMatchObject({
    from: '2026-11-02',
    isWhole: true,
    later: '2026-11-09',
    before: { from: '2026-10-26', to: '2026-11-01' },
  })
})

test('a month has all its days, and one that is longer than the one before is compared with all of that', () => {
  const march = periodAround('month', '2028-03-31', '2028-03-31')
  expect(march).toMatchObject({
    from: '2028-03-01',
    to: '2028-03-31',
    title: 'March 2028',
    before: { from: '2028-02-01', to: '2028-02-29' },
  })
  expect(march.parts).toHaveLength(31)
  expect(march.parts.filter(({ label }) => label !== '').map(({ label }) => label)).toEqual([
    '1',
    '8',
    '15',
    '22',
    '29',
  ])
})

test('a year has twelve months', () => {
  const year = periodAround('year', '2026-11-11', '2026-11-11')
  expect(year).toMatchObject({
    from: '2026-01-01',
    to: '2026-12-31',
    title: '2026',
    before: { from: '2025-01-01', to: '2025-11-11' },
  })
  expect(year.parts[1]).toEqual({ from: '2026-02-01', to: '2026-02-28', label: 'Feb', name: 'February' })
})

test('nobody looks ahead', () => {
  expect(periodAround('week', '2030-01-01', '2026-11-11').from).toBe('2026-11-09')
})

test('a day of the address is one of the calendar', () => {
  expect(['2026-11-11', '2026-02-30', 'today', '', null].map(isDay)).toEqual([true, false, false, false, false])
})

test('a day is said as people say it', () => {
  expect(dayInWords('2026-11-15')).toBe('Sunday 15 November')
})
