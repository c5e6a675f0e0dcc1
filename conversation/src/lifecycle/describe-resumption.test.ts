import { expect, test } from 'vitest'
import { describeResumption } from './describe-resumption.ts'

/** Wednesday evening. */
const now = '2026-11-18T19:40'

test.each([
  ['2026-11-19T07:00', 'tomorrow morning at seven'],
  ['2026-11-19T07:30', 'tomorrow morning at half past seven'],
  ['2026-11-19T07:45', 'tomorrow morning at quarter to eight'],
  ['2026-11-19T12:00', 'tomorrow at noon'],
  ['2026-11-19T12:30', 'tomorrow afternoon at half past twelve'],
  ['2026-11-19T15:10', 'tomorrow afternoon at ten past three'],
  ['2026-11-18T20:17', 'this evening at twenty past eight'],
  ['2026-11-19T00:00', 'tomorrow'],
  ['2026-11-21T09:00', 'on Saturday morning at nine'],
  ['2026-11-21T00:00', 'on Saturday'],
  ['2026-11-30T09:00', 'soon'],
])('a coach that is back at %s says "%s"', (back, words) => {
  const moment = (local: string) =>
    Temporal.PlainDateTime.from(local).toZonedDateTime('Europe/Vienna').epochMilliseconds
  expect(describeResumption(moment(back), moment(now), 'Europe/Vienna')).toBe(words)
})

test('nobody knows when a pause ends', () => {
  expect(describeResumption(null, 0, 'UTC')).toBe('soon')
})
