import { expect, test } from 'vitest'
import { timeAgo } from './time-ago.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

test.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  // Another machine's clock may be a little ahead.
  ['2026-03-10T12:00:05Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:30:00Z', '2 hours ago'],
  ['2026-03-09T12:00:00Z', 'yesterday'],
  ['2026-03-01T12:00:00Z', '9 days ago'],
])('%s is formatted as %s', (time, text) => expect(timeAgo(time, now)).toBe(text))
