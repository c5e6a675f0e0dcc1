import { openings } from '@pipit/conversation/texts/en/openings'
import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { splitIntoSentences } from './dialogue/turn.ts'
import { createTestChild } from './testing/test-child.ts'
import { writtenSentences } from './written-sentences.ts'

const groups = await writtenSentences()
const sentencesOf = (wanted: string) => groups.find(({ group }) => group === wanted)?.sentences ?? []

test('what is heard most comes first: greetings, care and the openings of activities, then answers, then each activity', () => {
  expect(groups.map(({ group }) => group)).toEqual(['common', 'answers', ...activities.map(({ id }) => id)])
  expect(sentencesOf('common')[0]).toBe('It is lovely to hear you.')
  expect(sentencesOf('common')).toEqual(
    expect.arrayContaining([
      'I know some Spanish, French, German and Italian.',
      'Then go now, quick quick!',
      'That was lovely.',
      'If nobody is near, ring one one two.',
      'Please tell a grown-up you feel safe with.',
    ]),
  )
})

test('every text of care without a number in it is among them', () => {
  const texts = Object.values(openings.disclosure).flatMap(({ younger, older }) => [...younger, ...older])
  expect(sentencesOf('common')).toEqual(
    expect.arrayContaining(texts.filter((text) => !text.includes('{')).flatMap(splitIntoSentences)),
  )
})

test('no sentence is there twice, and none has a placeholder', () => {
  const all = groups.flatMap(({ sentences }) => sentences)
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((sentence) => /[{}]|undefined|null|Mia/.test(sentence))).toEqual([])
})

test.each(['why is the sky blue', 'I need the toilet', 'you are really clever'])(
  'the reply to “%s” is among them, up to the question that comes again',
  async (said) => {
    const child = createTestChild({ activity: 'i-spy', childName: null })
    await child.greet()
    const [first] = splitIntoSentences(await child.say(said))
    expect(groups.flatMap(({ sentences }) => sentences)).toContain(first)
  },
)
