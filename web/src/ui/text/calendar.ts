/** The days of the family's own calendar, as the API writes them; Sweden writes them so too. */
export function dayIn(timeZone: string) {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone })
  return (time: string | Date) => format.format(new Date(time))
}

export const todayIn = (timeZone: string, now = new Date()) => dayIn(timeZone)(now)
