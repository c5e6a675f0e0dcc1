import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { explainOtherChoice, explainSuggestion, suggestedFor } from './suggest-levels.ts'

beforeAll(() => i18n.activate('en'))

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
  [null, 'middle'],
])('at age %s, the level %s is suggested', (age, id) => expect(suggestedFor(age, entries)?.id).toBe(id))

test('nothing is suggested when every level is for older children', () => {
  expect(suggestedFor(2, [{ id: 'later', suggestedFromAge: 3 }])).toBeUndefined()
})

test('a suggestion names the age that it is for', () => {
  expect([0, 1, 5].map(explainSuggestion)).toEqual([
    'Suggested for a baby. You can choose another one.',
    'Suggested for 1 year of age. You can choose another one.',
    'Suggested for 5 years of age. You can choose another one.',
  ])
  expect(explainOtherChoice(8, 'Story time')).toBe('For 8 years of age, we suggest “Story time”.')
})
