import { expect, test } from 'vitest'
import { formatAge, ageToday } from './age.ts'

const noon = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12)

test.each([
  ['2020-06-15', noon(2026, 6, 14), 5],
  ['2020-06-15', noon(2026, 6, 15), 6],
  ['2020-02-29', noon(2026, 2, 28), 5],
  ['2020-02-29', noon(2026, 3, 1), 6],
  ['2026-01-02', noon(2026, 1, 1), 0],
])('a child born on %s has, on %s, an age of %i years', (birthDate, now, age) =>
  expect(ageToday(birthDate, now)).toBe(age),
)

test('an age is formatted in words', () => {
  expect([0, 1, 7].map(formatAge)).toEqual(['Not yet 1 year old', '1 year old', '7 years old'])
})
