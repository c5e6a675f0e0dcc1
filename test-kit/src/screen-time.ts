import { weekdays, type QuietHours, type ScreenTimeSettings } from '@pipit/contract/screen-time'

interface DailyLimits {
  minutes?: number | null
  quietHours?: Omit<QuietHours, 'days'>[]
}

/** The same limits on each day of the week. */
export function everyDay({ minutes = null, quietHours = [] }: DailyLimits): ScreenTimeSettings {
  return {
    minutes: Object.fromEntries(weekdays.map((day) => [day, minutes])) as ScreenTimeSettings['minutes'],
    quietHours: quietHours.map((range) => ({ days: [...weekdays], ...range })),
  }
}

/** A time zone in which it is about noon, so that nothing that a test does within hours is near midnight. */
export function zoneAtNoon() {
  const offsetHours = 12 - new Date().getUTCHours()
  // The names have the opposite sign.
  const timeZone = offsetHours === 0 ? 'Etc/GMT' : `Etc/GMT${offsetHours > 0 ? '-' : '+'}${Math.abs(offsetHours)}`
  return { timeZone, offsetHours }
}
