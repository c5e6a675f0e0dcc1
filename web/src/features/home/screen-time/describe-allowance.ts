import type { Allowance } from '@pipit/contract/screen-time'
import { todayIn } from '../../../ui/text/calendar.ts'
import { pluralize } from '../../../ui/text/pluralize.ts'

interface Moment {
  now: number
  /** When the allowance was fetched. */
  fetchedAt: number
  timeZone: string
}

const minuteMs = 60_000
/** A longer time is easier to read as a clock time. */
const minutesToCount = 60
const dayMs = 24 * 60 * minuteMs

/** How much of today's time is used and left, and whether the child may talk now: "12 of 45 minutes used · 33 left". */
export function describeAllowance(allowance: Allowance, conversationsToday: number, moment: Moment): string {
  const { state, resumesAt, limitedBy } = allowance
  const used = describeUsed(allowance, conversationsToday, moment)
  switch (state) {
    case 'paused':
      return `Paused · ${used}`
    case 'quiet-hours':
      return `${resumesAt === null ? 'Quiet time' : `Quiet until ${formatSoon(resumesAt, moment)}`} · ${used}`
    case 'time-used':
      return `${limitedBy === 'plan' ? 'The plan’s time is up' : 'Time is up'} until ${formatLater(resumesAt, moment)} · ${used}`
    default:
      return [used, describeLeft(allowance, moment)].filter(Boolean).join(' · ')
  }
}

function describeUsed(allowance: Allowance, conversationsToday: number, moment: Moment) {
  const { allowedMinutes } = allowance
  const used = usedMinutes(allowance, moment)
  if (allowedMinutes !== null) return `${used} of ${pluralize(allowedMinutes, 'minute')} used`
  const time = used < 1 ? 'less than a minute' : pluralize(used, 'minute')
  if (conversationsToday > 0) return `Today: ${time} in ${pluralize(conversationsToday, 'conversation')}`
  // A conversation that began yesterday may have lasted beyond midnight.
  return used > 0 ? `Today: ${time}` : 'Nothing yet today'
}

function describeLeft(allowance: Allowance, moment: Moment) {
  const { limitedBy, allowedMinutes, endsAt } = allowance
  const left = minutesLeft(allowance, moment)
  if (left === null) return ''
  if (limitedBy === 'quiet-hours') {
    if (allowedMinutes !== null) return `${left} left until quiet time`
    return left > minutesToCount && endsAt !== null
      ? `quiet from ${formatSoon(endsAt, moment)}`
      : `${pluralize(left, 'minute')} left until quiet time`
  }
  return limitedBy === 'plan' ? `${left} left in the plan` : `${left} left`
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
  // So that what is used and what is left add up.
  if (left !== null && allowedMinutes !== null && limitedBy !== 'quiet-hours')
    return Math.max(used, allowedMinutes - left)
  return used + Math.max(0, Math.floor((moment.now - moment.fetchedAt) / minuteMs))
}

/** `7:00` within a day, then with its weekday. */
function formatSoon(time: string, { now, timeZone }: Moment) {
  const isSoon = Date.parse(time) - now < dayMs
  return isSoon ? clockIn(timeZone, time) : `${weekdayIn(timeZone, time)}, ${clockIn(timeZone, time)}`
}

/** `tomorrow`, with the time if it is not midnight. */
function formatLater(time: string | null, { now, timeZone }: Moment) {
  if (time === null) return 'tomorrow'
  const clock = clockIn(timeZone, time)
  const day = todayIn(timeZone, new Date(time))
  const name =
    day === todayIn(timeZone, new Date(now))
      ? null
      : day === todayIn(timeZone, new Date(now + dayMs))
        ? 'tomorrow'
        : weekdayIn(timeZone, time)
  return [name, name !== null && clock === '0:00' ? null : clock].filter((part) => part !== null).join(', ')
}

function clockIn(timeZone: string, time: string) {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
  return format.format(new Date(time)).replace(/^0/, '')
}

const weekdayIn = (timeZone: string, time: string) =>
  new Intl.DateTimeFormat('en', { timeZone, weekday: 'long' }).format(new Date(time))
