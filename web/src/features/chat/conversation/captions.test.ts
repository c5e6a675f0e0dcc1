import { expect, test } from 'vitest'
import {
  addChildText,
  addCoachText,
  cutOff,
  addSpeech,
  partsOf,
  setPlayed,
  type Caption,
  type CoachCaption,
} from './captions.ts'

const text = 'Once upon a time there was a dragon who was afraid of mice.'

function spoken(played: number): Caption[] {
  const begun = addCoachText(addChildText([], 'A story please'), 's1', text)
  return setPlayed(addSpeech(addSpeech(begun, 's1', 1500), 's1', 1500), 's1', played)
}
const coach = (captions: Caption[]) => captions.at(-1) as CoachCaption

test('a sentence that is being spoken is shown completely', () => {
  expect(partsOf(coach(spoken(200)))).toEqual({ heard: text, unheard: '' })
})

test('when the coach is interrupted, words that were not played to their end are marked', () => {
  expect(partsOf(coach(cutOff(spoken(1500))))).toEqual({
    heard: 'Once upon a time there was a',
    unheard: 'dragon who was afraid of mice.',
  })
})

test('a sentence of which nothing was played is marked completely', () => {
  expect(partsOf(coach(cutOff(spoken(0))))).toEqual({ heard: '', unheard: text })
})

test('a sentence that was played to its end is not marked', () => {
  expect(partsOf(coach(cutOff(spoken(2990))))).toEqual({ heard: text, unheard: '' })
})

test('captions have unique ids and only the last 200 are retained', () => {
  const many = Array.from({ length: 250 }, (_, index) => `word ${index}`).reduce<Caption[]>(addChildText, [])
  expect(many).toHaveLength(200)
  expect(new Set(many.map(({ id }) => id)).size).toBe(200)
})
