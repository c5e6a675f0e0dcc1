import { expect, test } from 'vitest'
import { describeAge, suggestedFor } from './suggest-levels.ts'

const entries = [
  { id: 'oldest', suggestedFromAge: 9 },
  { id: 'youngest', suggestedFromAge: 0 },
  { id: 'middle', suggestedFromAge: 3 },
]

test.each([
  [0, 'youngest'],
  [2, 'youngest'],
  [3, 'middle'],
  [8, 'middle'],
  [9, 'oldest'],
  [17, 'oldest'],
])('at age %i, the level %s is suggested', (age, id) => expect(suggestedFor(age, entries)?.id).toBe(id))

test('nothing is suggested when every level is for older children', () => {
  expect(suggestedFor(2, [{ id: 'later', suggestedFromAge: 3 }])).toBeUndefined()
})

test('an age is described with the right article', () => {
  expect([0, 5, 8, 11].map(describeAge)).toEqual(['a baby', 'a 5-year-old', 'an 8-year-old', 'an 11-year-old'])
})
