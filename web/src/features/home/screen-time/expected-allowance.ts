import type { Allowance } from '@pipit/contract/screen-time'

/** The page shows what the server will probably respond until it does. */

const addMinutes = (time: number, minutes: number) => new Date(time + minutes * 60_000).toISOString()

export function expectGranted(allowance: Allowance, minutes: number, now: number): Allowance {
  const { state, allowedMinutes, minutesLeft, endsAt, grantedMinutes } = allowance
  const granted = {
    ...allowance,
    allowedMinutes: allowedMinutes === null ? null : allowedMinutes + minutes,
    grantedMinutes: grantedMinutes + minutes,
  }
  if (state === 'paused') return granted
  return {
    ...granted,
    state: 'allowed',
    resumesAt: null,
    minutesLeft: minutesLeft === null ? null : minutesLeft + minutes,
    endsAt: endsAt === null ? addMinutes(now, minutes) : addMinutes(Date.parse(endsAt), minutes),
  }
}

export function expectPaused(allowance: Allowance): Allowance {
  return { ...allowance, state: 'paused', limitedBy: 'pause', minutesLeft: 0, endsAt: null, resumesAt: null }
}

export function expectResumed(allowance: Allowance): Allowance {
  const { usedMinutes, allowedMinutes } = allowance
  const left = allowedMinutes === null ? null : Math.max(0, allowedMinutes - usedMinutes)
  return {
    ...allowance,
    state: left === 0 ? 'time-used' : 'allowed',
    limitedBy: left === null ? null : 'minutes',
    minutesLeft: left,
    endsAt: null,
  }
}
