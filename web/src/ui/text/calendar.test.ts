import { expect, test } from 'vitest'
import { todayIn } from './calendar.ts'

test('today is the date in the time zone of the family, not of the browser', () => {
  const now = new Date('2026-11-15T23:30:00Z')
  expect([todayIn('UTC', now), todayIn('Asia/Tokyo', now)]).toEqual(['2026-11-15', '2026-11-16'])
})
