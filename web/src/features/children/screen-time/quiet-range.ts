import { weekdays, type QuietHours } from '@pipit/contract/screen-time'

export const maxQuietRanges = 14

export const bedtime: QuietHours = { days: [...weekdays], from: '19:30', to: '07:00' }

/** The times are open until the parent has chosen them. */
export const otherHours: QuietHours = { days: [...weekdays], from: '', to: '' }

export const wholeDay = { from: '00:00', to: '24:00' }

export const isWholeDay = ({ from, to }: QuietHours) => from === wholeDay.from && to === wholeDay.to

/** False while somebody is still filling it in. */
export const isComplete = ({ days, from, to }: QuietHours) => days.length > 0 && from !== '' && to !== '' && from !== to

export const runsPastMidnight = ({ from, to }: QuietHours) => to <= from

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

/** Whether a minute of the week lies in two of the ranges. */
export function doOverlap(ranges: QuietHours[]): boolean {
  const starts = ranges.filter(isComplete).flatMap((range) =>
    range.days.map((day) => ({
      start: weekdays.indexOf(day) * dayMinutes + minutesOf(range.from),
      length: minutesOf(range.to) - minutesOf(range.from) + (runsPastMidnight(range) ? dayMinutes : 0),
    })),
  )
  return starts.some((one, index) =>
    starts.some((other, at) => at !== index && (other.start - one.start + weekMinutes) % weekMinutes < one.length),
  )
}

function minutesOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}
