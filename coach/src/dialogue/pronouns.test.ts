import { expect, test } from 'vitest'
import { loadStory } from '../player/load-story.ts'
import { startAt } from '../player/play-story.ts'
import { nothingHeard } from '../player/vary-shuffles.ts'
import { createTestChild } from '../testing/test-child.ts'

const she = { subject: 'she', object: 'her', possessive: 'her' }
const they = { subject: 'they', object: 'them', possessive: 'their' }
const nameOnly = { subject: '', object: '', possessive: '' }

const pick = (answers: string[], turn: number) => answers[turn % answers.length] ?? 'a blue hat'

async function hearPraise(pronouns: typeof she | null) {
  const child = createTestChild({ age: 8, level: 'fluent', pronouns })
  const replies = [await child.greet({ activity: 'detective' })]
  while (!/Mia (?:did|came|and)|like Mia|of Mia|for Mia/.test(replies.at(-1) ?? '') && replies.length < 40)
    replies.push(await child.say(pick(await child.possibleAnswers(), replies.length)))
  return replies.at(-1)
}

test('at the end of a game the coach speaks of the child with the pronouns of its profile', async () => {
  expect(await hearPraise(she)).toMatch(/Mia.*\b(?:she|her)\b/)
  expect(await hearPraise(they)).toMatch(/Mia.*\b(?:they|them|their)\b/)
  for (const open of [null, nameOnly])
    expect(await hearPraise(open)).toMatch(/Mia(?!.*\b(?:she|her|he|him|his|them|their)\b)/)
})

test('nobody is praised whose name is not known', async () => {
  const text = startAt(await loadStory('detective'), 'case_closed', 1, { named: false }, nothingHeard).text
  expect(text.split(/(?<=[.!?]) /)).toHaveLength(1)
})
