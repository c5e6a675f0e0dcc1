import { expect, test } from 'vitest'
import { timeZoneOffset } from './time-zone-offset.ts'

test.each([
  ['UTC', '2026-07-01T12:00Z', 0],
  ['Europe/Berlin', '2026-07-01T12:00Z', 120],
  ['Europe/Berlin', '2026-12-01T12:00Z', 60],
  ['America/New_York', '2026-12-01T12:00Z', -300],
  ['Asia/Kolkata', '2026-12-01T12:00Z', 330],
  ['America/St_Johns', '2026-12-01T12:00Z', -210],
])('clocks in %s are at %s ahead of UTC by %i minutes', (timeZone, at, minutes) => {
  expect(timeZoneOffset(timeZone, new Date(at))).toBe(minutes)
})
