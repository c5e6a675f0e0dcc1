/** How many minutes a clock there is ahead of UTC at this moment. */
export function timeZoneOffset(timeZone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /^GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
  const offset = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? -offset : offset
}
