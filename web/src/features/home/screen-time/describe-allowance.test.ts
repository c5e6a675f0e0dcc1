import type { Allowance } from '@pipit/contract/screen-time'
import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import { describeAllowance } from './describe-allowance.ts'

beforeAll(() => i18n.activate('en'))

/** 18:00 in Berlin. */
const now = Date.parse('2026-11-16T17:00:00Z')
const minutesLater = (minutes: number) => new Date(now + minutes * 60_000).toISOString()

const unlimited: Allowance = {
  state: 'allowed',
  usedMinutes: 12,
  allowedMinutes: null,
  minutesLeft: null,
  limitedBy: null,
  endsAt: null,
  resumesAt: null,
  grantedMinutes: 0,
  pausedAt: null,
  isTalking: false,
}
const limited: Allowance = {
  ...unlimited,
  allowedMinutes: 45,
  minutesLeft: 33,
  limitedBy: 'minutes',
  endsAt: minutesLater(33),
}

function describeAt(allowance: Allowance, { minutes = 0, conversations = 2 } = {}) {
  return describeAllowance(allowance, conversations, {
    now: now + minutes * 60_000,
    fetchedAt: now,
    timeZone: 'Europe/Berlin',
  })
}

describe('a child’s time on the home page', () => {
  test('without a limit, it says what was used', () => {
    expect(describeAt(unlimited)).toBe('Today: 12 minutes in 2 conversations')
    expect(describeAt({ ...unlimited, isTalking: true }, { minutes: 3 })).toBe('Today: 15 minutes in 2 conversations')
    const nothing = { ...unlimited, usedMinutes: 0 }
    expect(describeAt(nothing, { conversations: 1 })).toBe('Today: less than a minute in 1 conversation')
    expect(describeAt(nothing, { conversations: 0 })).toBe('Nothing yet today')
    expect(describeAt(unlimited, { conversations: 0 }), 'since before midnight').toBe('Today: 12 minutes')
  })

  test('with a limit, it says what is used and left, and counts only while the child talks', () => {
    expect(describeAt(limited)).toBe('12 of 45 minutes used · 33 left')
    expect(describeAt(limited, { minutes: 10 })).toBe('12 of 45 minutes used · 33 left')
    expect(describeAt({ ...limited, isTalking: true }, { minutes: 2.5 })).toBe('14 of 45 minutes used · 31 left')
    expect(describeAt({ ...limited, isTalking: true }, { minutes: 60 })).toBe('45 of 45 minutes used · 0 left')
    expect(describeAt({ ...limited, limitedBy: 'plan' })).toBe('12 of 45 minutes used · 33 left in the plan')
  })

  test('before quiet hours, it counts down to them', () => {
    const quietSoon: Allowance = { ...limited, limitedBy: 'quiet-hours', minutesLeft: 10, endsAt: minutesLater(10) }
    expect(describeAt(quietSoon, { minutes: 4 })).toBe('12 of 45 minutes used · 6 left until quiet time')
    expect(describeAt({ ...quietSoon, isTalking: true }, { minutes: 4 })).toBe(
      '16 of 45 minutes used · 6 left until quiet time',
    )
    // The page's clock is behind the server's.
    expect(describeAt(quietSoon, { minutes: -1 })).toBe('12 of 45 minutes used · 10 left until quiet time')
    const unlimitedSoon = { ...quietSoon, usedMinutes: 0, allowedMinutes: null }
    expect(describeAt(unlimitedSoon, { conversations: 0 })).toBe('Nothing yet today · 10 minutes left until quiet time')
    expect(describeAt({ ...unlimitedSoon, minutesLeft: 90, endsAt: minutesLater(90) }, { conversations: 0 })).toBe(
      'Nothing yet today · quiet from 7:30 PM',
    )
  })

  test('when the child may not talk, it says why and until when', () => {
    const stopped = { ...limited, minutesLeft: 0, endsAt: null }
    expect(describeAt({ ...stopped, state: 'paused', limitedBy: 'pause' })).toBe('Paused · 12 of 45 minutes used')
    const quiet: Allowance = { ...stopped, state: 'quiet-hours', limitedBy: 'quiet-hours' }
    expect(describeAt({ ...quiet, resumesAt: '2026-11-17T06:00:00Z' })).toBe(
      'Quiet until 7:00 AM · 12 of 45 minutes used',
    )
    expect(describeAt({ ...quiet, resumesAt: '2026-11-18T06:00:00Z' })).toMatch(/^Quiet until Wednesday 7:00 AM/)
    const used: Allowance = { ...stopped, state: 'time-used', usedMinutes: 45 }
    expect(describeAt({ ...used, resumesAt: '2026-11-16T23:00:00Z' })).toBe(
      'Time is up until tomorrow · 45 of 45 minutes used',
    )
    expect(describeAt({ ...used, resumesAt: '2026-11-17T06:00:00Z' })).toMatch(/^Time is up until tomorrow, 7:00 AM/)
    expect(describeAt({ ...used, resumesAt: '2026-11-17T23:00:00Z' })).toMatch(/^Time is up until Wednesday ·/)
    expect(describeAt({ ...used, limitedBy: 'plan', resumesAt: null })).toMatch(/^The plan’s time is up until tomorrow/)
  })
})
