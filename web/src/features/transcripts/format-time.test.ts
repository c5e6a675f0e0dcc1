import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { formatDayHeading, formatDuration } from './format-time.ts'

beforeAll(() => i18n.activate('en'))

test('a day’s heading is Today, Yesterday or its date, with the year if it is another one', () => {
  expect(
    ['2026-11-15', '2026-11-14', '2026-11-13', '2025-12-31'].map((date) => formatDayHeading(date, '2026-11-15')),
  ).toEqual(['Today', 'Yesterday', 'Friday, November 13', 'Wednesday, December 31, 2025'])
})

test('a duration is in minutes and seconds', () => {
  expect([59, 60, 150].map(formatDuration)).toEqual(['Less than a minute', '1 min 0 s', '2 min 30 s'])
})
