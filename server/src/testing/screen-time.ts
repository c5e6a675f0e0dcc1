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
