/** Formats days of the family's calendar as YYYY-MM-DD, which is the Swedish format. */
export function dayIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (time: string | Date) => format.format(new Date(time))
}

export const todayIn = (timeZone: string, now = new Date()) => dayIn(timeZone)(now)
