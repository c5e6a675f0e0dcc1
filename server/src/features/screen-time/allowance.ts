import type { Allowance, ScreenTimeSettings } from '@pipit/contract/screen-time'
import { createQuietCalendar, dateAt, maxSearchedDays, startOfDay, weekdayOf, type Interval } from './quiet-hours.ts'

interface Grant {
  at: number
  minutes: number
  liftsQuietHoursUntil: number
}

export interface ScreenTimeFacts {
  timeZone: string
  settings: ScreenTimeSettings
  /** The child's conversations of the last days; those on two devices may overlap. */
  conversations: Interval[]
  grants: Grant[]
  isPaused: boolean
  /** What the plan allows for a day; null: no limit. */
  planMinutes: number | null
}

/** Times in milliseconds. */
export interface TimeAllowance {
  state: Allowance['state']
  usedMs: number
  allowedMs: number | null
  limitedBy: Allowance['limitedBy']
  endsAt: number | null
  resumesAt: number | null
  grantedMinutes: number
}

const msPerMinute = 60_000

/** How long the child may talk if it talks from now on. Pure: no clock and no database. */
export function allowanceAt(now: number, facts: ScreenTimeFacts): TimeAllowance {
  const { timeZone, settings, grants, isPaused } = facts
  const quiet = createQuietCalendar(timeZone, settings.quietHours)
  const quietHoursLiftedUntil = Math.max(...grants.map(({ liftsQuietHoursUntil }) => liftsQuietHoursUntil), -Infinity)
  const isQuiet = (moment: number) => moment >= quietHoursLiftedUntil && quiet.isQuiet(moment)
  const today = dayAt(now, facts)
  const figures = {
    usedMs: today.usedMs,
    allowedMs: today.allowedMs,
    grantedMinutes: today.grantedMinutes,
  }
  if (isPaused) return { ...figures, state: 'paused', limitedBy: 'pause', endsAt: null, resumesAt: null }
  if (isQuiet(now))
    return { ...figures, state: 'quiet-hours', limitedBy: 'quiet-hours', endsAt: null, resumesAt: findResumption() }
  if (today.allowedMs !== null && today.usedMs >= today.allowedMs)
    return { ...figures, state: 'time-used', limitedBy: today.limitedBy, endsAt: null, resumesAt: findResumption() }
  const ends = [nextQuietHours(), findUsedUp()].filter((end) => end !== null)
  const first = ends.toSorted((one, other) => one.at - other.at)[0]
  return {
    ...figures,
    state: 'allowed',
    limitedBy: first?.limitedBy ?? null,
    endsAt: first?.at ?? null,
    resumesAt: null,
  }

  function nextQuietHours() {
    const from = Math.max(now, quietHoursLiftedUntil)
    const at = quiet.isQuiet(from) ? from : quiet.nextStart(from)
    return at === null ? null : { at, limitedBy: 'quiet-hours' as const }
  }

  /** When the minutes are used up. A conversation that lasts beyond midnight goes on with those of the next day. */
  function findUsedUp() {
    if (!isAnyDayLimited(facts)) return null
    for (let day = today; day.daysFromNow < maxSearchedDays; day = dayAfter(day, facts)) {
      if (day.allowedMs === null) continue
      const at = Math.max(now, day.from) + day.allowedMs - day.usedMs
      if (at < day.to) return { at, limitedBy: day.limitedBy }
    }
    return null
  }

  /** The first moment outside quiet hours at which minutes are left; null: not within a week. */
  function findResumption(): number | null {
    let moment: number | null = now
    for (let day = today; moment !== null && day.daysFromNow < maxSearchedDays; day = dayAfter(day, facts)) {
      moment = Math.max(moment, day.from)
      if (day.allowedMs !== null && day.usedMs >= day.allowedMs) continue
      if (isQuiet(moment)) moment = quiet.quietUntil(moment)
      if (moment !== null && moment < day.to) return moment
    }
    return null
  }
}

/** Minutes on top of what the child may talk now: of the day's minutes, and of quiet hours if those come first. */
export function grantAt(now: number, facts: ScreenTimeFacts, minutes: number): Grant {
  const { endsAt } = allowanceAt(now, facts)
  return { at: now, minutes, liftsQuietHoursUntil: (endsAt ?? now) + minutes * msPerMinute }
}

/** The time that the child used and was allowed on a day; null: without limit. */
export function timeOn(date: Temporal.PlainDate, facts: ScreenTimeFacts) {
  const { usedMs, allowedMs } = describeDay(date, 0, facts)
  return { usedMs, allowedMs }
}

interface Day extends Interval {
  date: Temporal.PlainDate
  daysFromNow: number
  usedMs: number
  grantedMinutes: number
  allowedMs: number | null
  limitedBy: 'minutes' | 'plan'
}

/** Most children may talk for as long as they like, and then no day needs to be looked at. */
const isAnyDayLimited = ({ settings, planMinutes }: ScreenTimeFacts) =>
  planMinutes !== null || Object.values(settings.minutes).some((minutes) => minutes !== null)

const dayAt = (now: number, facts: ScreenTimeFacts) => describeDay(dateAt(now, facts.timeZone), 0, facts)

const dayAfter = ({ date, daysFromNow }: Day, facts: ScreenTimeFacts) =>
  describeDay(date.add({ days: 1 }), daysFromNow + 1, facts)

function describeDay(date: Temporal.PlainDate, daysFromNow: number, facts: ScreenTimeFacts): Day {
  const { timeZone, settings, conversations, grants, planMinutes } = facts
  const from = startOfDay(date, timeZone)
  const to = startOfDay(date.add({ days: 1 }), timeZone)
  const grantedMinutes = grants.filter(({ at }) => from <= at && at < to).reduce((sum, { minutes }) => sum + minutes, 0)
  const own = settings.minutes[weekdayOf(date)]
  const ownMinutes = own === null ? Infinity : own + grantedMinutes
  const minutes = Math.min(ownMinutes, planMinutes ?? Infinity)
  return {
    date,
    daysFromNow,
    from,
    to,
    usedMs: lengthOfUnion(conversations, { from, to }),
    grantedMinutes,
    allowedMs: Number.isFinite(minutes) ? minutes * msPerMinute : null,
    limitedBy: planMinutes !== null && planMinutes <= ownMinutes ? 'plan' : 'minutes',
  }
}

/** How much of `within` the intervals cover: two devices at the same time count once. */
export function lengthOfUnion(intervals: Interval[], within: Interval): number {
  let covered = 0
  let coveredUntil = within.from
  for (const { from, to } of intervals.toSorted((one, other) => one.from - other.from)) {
    const begin = Math.max(from, coveredUntil)
    const end = Math.min(to, within.to)
    if (end <= begin) continue
    covered += end - begin
    coveredUntil = end
  }
  return covered
}
