import { expect, test } from 'vitest'
import { todayIn } from './calendar.ts'

test('today is the family’s, not the browser’s', () => {
  const now = new Date('2026-11-15T23:30:00Z')
  expect([todayIn('UTC', now), todayIn('Asia/Tokyo', now)]).toEqual(['2026-11-15', '2026-11-16'])
})
