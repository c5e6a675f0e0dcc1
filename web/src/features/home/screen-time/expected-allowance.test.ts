import type { Allowance } from '@pipit/contract/screen-time'
import { expect, test } from 'vitest'
import { expectGranted, expectPaused, expectResumed } from './expected-allowance.ts'

const now = Date.parse('2026-11-16T17:00:00Z')
const allowed: Allowance = {
  state: 'allowed',
  usedMinutes: 12,
  allowedMinutes: 45,
  minutesLeft: 33,
  limitedBy: 'minutes',
  endsAt: '2026-11-16T17:33:00.000Z',
  resumesAt: null,
  grantedMinutes: 0,
  pausedAt: null,
  isTalking: false,
}
const quiet: Allowance = {
  ...allowed,
  state: 'quiet-hours',
  limitedBy: 'quiet-hours',
  minutesLeft: 0,
  endsAt: null,
  resumesAt: '2026-11-17T06:00:00.000Z',
}

test('granted minutes are added to what is left, and count from now for a child that may not talk', () => {
  expect(expectGranted(allowed, 15, now)).toMatchObject({
    allowedMinutes: 60,
    minutesLeft: 48,
    grantedMinutes: 15,
    endsAt: '2026-11-16T17:48:00.000Z',
  })
  expect(expectGranted(quiet, 15, now)).toMatchObject({
    state: 'allowed',
    minutesLeft: 15,
    resumesAt: null,
    endsAt: '2026-11-16T17:15:00.000Z',
  })
  const unlimited = { ...quiet, allowedMinutes: null }
  expect(expectGranted(unlimited, 15, now)).toMatchObject({ allowedMinutes: null, minutesLeft: 15 })
  expect(expectGranted(expectPaused(allowed), 15, now)).toMatchObject({ state: 'paused', allowedMinutes: 60 })
})

test('a paused child has no time left, and a resumed one has what it has not used', () => {
  const paused = expectPaused(allowed)
  expect(paused).toMatchObject({ state: 'paused', limitedBy: 'pause', minutesLeft: 0, endsAt: null })
  expect(expectResumed(paused)).toMatchObject({ state: 'allowed', limitedBy: 'minutes', minutesLeft: 33 })
  expect(expectResumed({ ...paused, usedMinutes: 45 })).toMatchObject({ state: 'time-used', minutesLeft: 0 })
  expect(expectResumed({ ...paused, allowedMinutes: null })).toMatchObject({ state: 'allowed', limitedBy: null })
})
