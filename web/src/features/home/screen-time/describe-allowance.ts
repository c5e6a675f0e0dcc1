import { plural, t } from '@lingui/core/macro'
import type { Allowance } from '@pipit/contract/screen-time'
import { formatDate, formatTime } from '../../../i18n/formats.ts'
import { todayIn } from '../../../ui/text/calendar.ts'

export interface Moment {
  now: number
  /** The allowance was fetched then. */
  fetchedAt: number
  timeZone: string
}

const minuteMs = 60_000
/** A longer time is easier to read as a clock time. */
const minutesToCount = 60
const dayMs = 24 * 60 * minuteMs

/** For example "12 of 45 minutes used · 33 left". */
export function describeAllowance(allowance: Allowance, conversationsToday: number, moment: Moment): string {
  const used = describeUsed(allowance, conversationsToday, moment)
  const state = describeState(allowance, moment)
  // Each is a statement of its own.
  return (state === '' ? [used, describeLeft(allowance, moment)] : [state, used]).filter(Boolean).join(' · ')
}

/** Says why the child may not talk now; the text is empty if it may. */
function describeState({ state, resumesAt, limitedBy }: Allowance, moment: Moment) {
  switch (state) {
    case 'paused':
      return t`Paused`
    case 'quiet-hours': {
      if (resumesAt === null) return t`Quiet time`
      const time = formatSoon(resumesAt, moment)
      return t`Quiet until ${time}`
    }
    case 'time-used':
      return limitedBy === 'plan' ? describePlanUsed(resumesAt, moment) : describeTimeUsed(resumesAt, moment)
    default:
      return ''
  }
}

function describeTimeUsed(resumesAt: string | null, moment: Moment) {
  if (resumesAt === null) return t`Time is up until tomorrow`
  const { time, isTomorrow, isMidnight } = laterTime(resumesAt, moment)
  if (!isTomorrow) return t`Time is up until ${time}`
  return isMidnight ? t`Time is up until tomorrow` : t`Time is up until tomorrow, ${time}`
}

function describePlanUsed(resumesAt: string | null, moment: Moment) {
  if (resumesAt === null) return t`The plan’s time is up until tomorrow`
  const { time, isTomorrow, isMidnight } = laterTime(resumesAt, moment)
  if (!isTomorrow) return t`The plan’s time is up until ${time}`
  return isMidnight ? t`The plan’s time is up until tomorrow` : t`The plan’s time is up until tomorrow, ${time}`
}

function describeUsed(allowance: Allowance, conversationsToday: number, moment: Moment) {
  const { allowedMinutes } = allowance
  const used = usedMinutes(allowance, moment)
  if (allowedMinutes !== null)
    return t`${used} of ${plural(allowedMinutes, { one: '# minute', other: '# minutes' })} used`
  if (conversationsToday > 0)
    return t`Today: ${plural(used, { 0: 'less than a minute', one: '# minute', other: '# minutes' })} in ${plural(conversationsToday, { one: '# conversation', other: '# conversations' })}`
  // A conversation that began yesterday may have lasted beyond midnight.
  return used > 0 ? plural(used, { one: 'Today: # minute', other: 'Today: # minutes' }) : t`Nothing yet today`
}

function describeLeft(allowance: Allowance, moment: Moment) {
  const { limitedBy, allowedMinutes, endsAt } = allowance
  const left = minutesLeft(allowance, moment)
  if (left === null) return ''
  if (limitedBy === 'quiet-hours') {
    if (allowedMinutes !== null) return t`${left} left until quiet time`
    if (left > minutesToCount && endsAt !== null) {
      const time = formatSoon(endsAt, moment)
      return t`quiet from ${time}`
    }
    return plural(left, { one: '# minute left until quiet time', other: '# minutes left until quiet time' })
  }
  return limitedBy === 'plan' ? t`${left} left in the plan` : t`${left} left`
}

/** Counts down while the child talks, and towards quiet hours always. */
function minutesLeft({ minutesLeft: left, endsAt, isTalking, limitedBy }: Allowance, { now }: Moment) {
  if (endsAt === null || !(isTalking || limitedBy === 'quiet-hours')) return left
  const counted = Math.max(0, Math.ceil((Date.parse(endsAt) - now) / minuteMs))
  // The page's clock may be behind the server's.
  return Math.min(counted, left ?? counted)
}

function usedMinutes(allowance: Allowance, moment: Moment) {
  const { usedMinutes: used, allowedMinutes, limitedBy, isTalking, state } = allowance
  if (!isTalking || state !== 'allowed') return used
  const left = minutesLeft(allowance, moment)
  // What is used and what is left must add up.
  if (left !== null && allowedMinutes !== null && limitedBy !== 'quiet-hours')
    return Math.max(used, allowedMinutes - left)
  return used + Math.max(0, Math.floor((moment.now - moment.fetchedAt) / minuteMs))
}

/** Returns `7:00 AM` within a day, and adds the weekday to later times. */
function formatSoon(time: string, { now, timeZone }: Moment) {
  const isSoon = Date.parse(time) - now < dayMs
  return isSoon ? formatTime(time, { timeZone }) : formatWeekdayAndTime(time, timeZone)
}

/** Returns `7:00 AM` today and tomorrow, and adds the weekday to later times; midnight is only the weekday. */
function laterTime(time: string, { now, timeZone }: Moment) {
  const day = todayIn(timeZone, new Date(time))
  const isToday = day === todayIn(timeZone, new Date(now))
  const isTomorrow = day === todayIn(timeZone, new Date(now + dayMs))
  const isMidnight = day !== todayIn(timeZone, new Date(Date.parse(time) - 1))
  if (isToday || isTomorrow) return { time: formatTime(time, { timeZone }), isTomorrow, isMidnight }
  const weekday = formatDate(time, { timeZone, weekday: 'long' })
  return { time: isMidnight ? weekday : formatWeekdayAndTime(time, timeZone), isTomorrow, isMidnight }
}

const formatWeekdayAndTime = (time: string, timeZone: string) =>
  formatDate(time, { timeZone, weekday: 'long', hour: 'numeric', minute: '2-digit' })
