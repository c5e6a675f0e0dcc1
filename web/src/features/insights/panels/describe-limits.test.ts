import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { describeLimits } from './describe-limits.ts'

beforeAll(() => i18n.activate('en'))

test.each<[string, [number, number | null][]]>([
  ['There was no limit on these days.', []],
  ['There was no limit on these days.', [[30, null]]],
  [
    '30 of 45 minutes used on the day with a limit.',
    [
      [30, 45],
      [99, null],
    ],
  ],
  ['44 of 45 minutes used on the day with a limit.', [[44, 45]]],
  ['45 of 45 minutes used on the day with a limit. All of it was used.', [[45, 45]]],
  [
    '90 of 90 minutes used on 2 days with a limit. All of it was used each day.',
    [
      [45, 45],
      [45, 45],
    ],
  ],
  [
    '75 of 1,290 minutes used on 3 days with a limit. All of it was used on 1 day.',
    [
      [45, 45],
      [20, 45],
      [10, 1200],
    ],
  ],
])('the time used against the time allowed in words: %s', (text, days) => {
  expect(describeLimits(days.map(([minutes, allowedMinutes]) => ({ minutes, allowedMinutes })))).toBe(text)
})
