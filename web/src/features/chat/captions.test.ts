import { expect, test } from 'vitest'
import {
  childSaid,
  coachBegins,
  cutOff,
  moreVoiced,
  partsOf,
  playedUpTo,
  type Caption,
  type CoachLine,
} from './captions.ts'

const text = 'Once upon a time there was a dragon who was afraid of mice.'

function spoken(played: number): Caption[] {
  const begun = coachBegins(childSaid([], 'A story please'), 's1', text)
  return playedUpTo(moreVoiced(moreVoiced(begun, 's1', 1500), 's1', 1500), 's1', played)
}
const coach = (captions: Caption[]) => captions.at(-1) as CoachLine

test('a sentence that is being spoken is shown whole', () => {
  expect(partsOf(coach(spoken(200)))).toEqual({ heard: text, unheard: '' })
})

test('when the coach is silenced, words that were not heard to their end are told apart', () => {
  expect(partsOf(coach(cutOff(spoken(1500))))).toEqual({
    heard: 'Once upon a time there was a',
    unheard: 'dragon who was afraid of mice.',
  })
})

test('a sentence of which nothing was heard is unheard as a whole', () => {
  expect(partsOf(coach(cutOff(spoken(0))))).toEqual({ heard: '', unheard: text })
})

test('a sentence that was heard to its end stays as it is', () => {
  expect(partsOf(coach(cutOff(spoken(2990))))).toEqual({ heard: text, unheard: '' })
})

test('each line has a name of its own, and only the last 200 are kept', () => {
  const many = Array.from({ length: 250 }, (_, index) => `word ${index}`).reduce<Caption[]>(childSaid, [])
  expect(many).toHaveLength(200)
  expect(new Set(many.map(({ id }) => id)).size).toBe(200)
})
