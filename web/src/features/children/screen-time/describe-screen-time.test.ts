import { weekdays, type QuietHours, type ScreenTimeSettings } from '@pipit/contract/screen-time'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeScreenTime, formatMinutes } from './describe-screen-time.ts'
import { bedtime, doOverlap, otherHours, wholeDay } from './quiet-range.ts'
import { shortWeekdayName, weekdaysInOrder } from './weekday-names.ts'

beforeAll(() => i18n.activate('en', ['en-GB']))

const everyDay = (minutes: number | null) =>
  Object.fromEntries(weekdays.map((day) => [day, minutes])) as ScreenTimeSettings['minutes']
const describeRanges = (...quietHours: QuietHours[]) => describeScreenTime({ minutes: everyDay(45), quietHours })

describe('screen time in words', () => {
  test('days that are alike share a sentence', () => {
    expect(describeScreenTime({ minutes: everyDay(null), quietHours: [] })).toEqual([
      'Every day: as long as they like.',
    ])
    expect(
      describeScreenTime({
        minutes: { ...everyDay(45), saturday: 90, sunday: 90 },
        quietHours: [{ ...bedtime, days: ['monday'] }],
      }),
    ).toEqual([
      'Monday: 45 minutes. Quiet from 19:30 to 07:00 the next day.',
      'Tuesday to Friday: 45 minutes.',
      'Saturday and Sunday: 1 hour 30 minutes.',
    ])
    expect(describeRanges({ days: ['friday', 'monday', 'wednesday'], from: '08:00', to: '13:15' })[0]).toBe(
      'Monday, Wednesday and Friday: 45 minutes. Quiet from 08:00 to 13:15.',
    )
  })

  test('ranges are in the order of the day, and say when they end on the next one', () => {
    const days = [...weekdays]
    expect(describeRanges(bedtime, { days, from: '12:00', to: '14:00' })).toEqual([
      'Every day: 45 minutes. Quiet from 12:00 to 14:00 and from 19:30 to 07:00 the next day.',
    ])
    expect(describeRanges({ days, from: '20:00', to: '00:00' })[0]).toContain('from 20:00 to midnight.')
    expect(describeRanges({ days, from: '20:00', to: '24:00' })[0]).toContain('from 20:00 to midnight.')
    expect(describeRanges({ days, from: '20:00', to: '14:30' })[0]).toContain('to 14:30 the next day.')
  })

  test('a whole quiet day has no minutes, and a range that is not filled in yet is left out', () => {
    expect(describeRanges({ days: ['sunday'], ...wholeDay })).toEqual([
      'Monday to Saturday: 45 minutes.',
      'Sunday: quiet the whole day.',
    ])
    const same = { ...bedtime, to: bedtime.from }
    expect(describeRanges(otherHours, same, { ...bedtime, days: [] })).toEqual(['Every day: 45 minutes.'])
  })

  test.each([
    [5, '5 minutes'],
    [60, '1 hour'],
    [61, '1 hour 1 minute'],
    [1440, '24 hours'],
  ])('%i minutes are written as "%s"', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text)
  })

  test('an American reads their own clock, and a week that begins on Sunday', () => {
    i18n.activate('en', ['en-US'])
    expect(describeRanges(bedtime)).toEqual(['Every day: 45 minutes. Quiet from 7:30 PM to 7:00 AM the next day.'])
    expect(weekdaysInOrder().map(shortWeekdayName)).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
    i18n.activate('en', ['en-GB'])
    expect(weekdaysInOrder()[0]).toBe('monday')
  })
})

test.each<[string, QuietHours[], boolean]>([
  ['the same evening', [bedtime, { days: ['monday'], from: '20:00', to: '21:00' }], true],
  ['past midnight into the next day', [bedtime, { days: ['monday'], from: '06:00', to: '08:00' }], true],
  [
    'from Sunday to Monday',
    [
      { ...bedtime, days: ['sunday'] },
      { days: ['monday'], from: '06:59', to: '08:00' },
    ],
    true,
  ],
  [
    'one after the other',
    [
      { ...bedtime, days: ['sunday'] },
      { days: ['monday'], from: '07:00', to: '08:00' },
    ],
    false,
  ],
  [
    'a whole day beside other days',
    [
      { days: ['sunday'], ...wholeDay },
      { days: ['monday'], ...wholeDay },
    ],
    false,
  ],
  ['one that is not filled in', [bedtime, otherHours], false],
])('whether quiet hours overlap: %s', (_name, ranges, expected) => {
  expect(doOverlap(ranges)).toBe(expected)
  expect(doOverlap(ranges.toReversed())).toBe(expected)
})
