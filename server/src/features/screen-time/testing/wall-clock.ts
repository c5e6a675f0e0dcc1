import type { ScreenTimeSettings, Weekday } from '@pipit/contract/screen-time'

/**
 * What clocks on the wall show, five minutes by five minutes, asked from Intl and counted by hand: a second opinion on
 * the calendar of the product, which uses Temporal.
 */

export const slotMs = 5 * 60_000
const slotsPerDay = 288
export const shownDays = 14

const weekdayNames: Weekday[] = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday']
const minutesPerDay = 1440

export interface WallClock {
  /** Minutes since the local 1970. */
  local: number[]
  /** Days since 1970. A day that has begun does not end before the next one, even if clocks go back. */
  day: number[]
}

const known = new Map<string, WallClock>()

export function wallClock(timeZone: string, start: number): WallClock {
  const key = `${timeZone} ${start}`
  const found = known.get(key) ?? readWallClock(timeZone, start)
  known.set(key, found)
  return found
}

function readWallClock(timeZone: string, start: number): WallClock {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const local = Array.from({ length: shownDays * slotsPerDay }, (_, slot) => {
    const [day = 0, month = 1, year = 0, hour = 0, minute = 0] = (
      format.format(start + slot * slotMs).match(/\d+/g) ?? []
    ).map(Number)
    return Date.UTC(year, month - 1, day, hour % 24, minute) / 60_000
  })
  let latest = 0
  return { local, day: local.map((minutes) => (latest = Math.max(latest, Math.floor(minutes / minutesPerDay)))) }
}

export const weekdayOf = (day: number) => weekdayNames[day % 7] as Weekday

/** Whether each slot is in quiet hours: from the first time that clocks show the beginning to the last time they show the end. */
export function quietSlots({ local }: WallClock, quietHours: ScreenTimeSettings['quietHours']): boolean[] {
  const quiet = local.map(() => false)
  const firstDay = Math.floor((local[0] ?? 0) / minutesPerDay)
  for (let day = firstDay - 1; day <= firstDay + shownDays; day++) {
    for (const { days, from, to } of quietHours) {
      if (!days.includes(weekdayOf(day))) continue
      const begins = day * minutesPerDay + minutesOf(from)
      const ends = (to > from ? day : day + 1) * minutesPerDay + minutesOf(to)
      const first = local.findIndex((minutes) => minutes >= begins)
      const end = Math.max(local.findLastIndex((minutes) => minutes < ends) + 1, local.lastIndexOf(ends))
      if (first >= 0) quiet.fill(true, first, Math.max(first, end))
    }
  }
  return quiet
}

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
