import { weekdays, type QuietHours, type ScreenTimeSettings } from '@pipit/contract/screen-time'
import { describe, expect, test } from 'vitest'
import { describeScreenTime, formatMinutes } from './describe-screen-time.ts'
import { bedtime, doOverlap, otherHours, wholeDay } from './quiet-range.ts'

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
      'On Mondays: 45 minutes. Quiet from 19:30 to 7:00 in the morning.',
      'Tuesday to Friday: 45 minutes.',
      'On Saturdays and Sundays: 1 hour 30 minutes.',
    ])
    expect(describeRanges({ days: ['friday', 'monday', 'wednesday'], from: '08:00', to: '13:15' })[0]).toBe(
      'On Mondays, Wednesdays and Fridays: 45 minutes. Quiet from 8:00 to 13:15.',
    )
  })

  test('ranges are in the order of the day, and say when they end on the next one', () => {
    const days = [...weekdays]
    expect(describeRanges(bedtime, { days, from: '12:00', to: '14:00' })).toEqual([
      'Every day: 45 minutes. Quiet from 12:00 to 14:00 and from 19:30 to 7:00 in the morning.',
    ])
    expect(describeRanges({ days, from: '20:00', to: '00:00' })[0]).toContain('from 20:00 to midnight.')
    expect(describeRanges({ days, from: '20:00', to: '24:00' })[0]).toContain('from 20:00 to midnight.')
    expect(describeRanges({ days, from: '20:00', to: '14:30' })[0]).toContain('to 14:30 the next day.')
  })

  test('a whole quiet day has no minutes, and a range that is not filled in yet is left out', () => {
    expect(describeRanges({ days: ['sunday'], ...wholeDay })).toEqual([
      'Monday to Saturday: 45 minutes.',
      'On Sundays: quiet the whole day.',
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
