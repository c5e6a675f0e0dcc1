import { expect, test } from 'vitest'
import { formatDayHeading } from './format-time.ts'

test('a day’s heading is Today, Yesterday or its date, with the year if it is another one', () => {
  expect(
    ['2026-11-15', '2026-11-14', '2026-11-13', '2025-12-31'].map((date) => formatDayHeading(date, '2026-11-15')),
  ).toEqual(['Today', 'Yesterday', 'Friday, November 13', 'Wednesday, December 31, 2025'])
})
