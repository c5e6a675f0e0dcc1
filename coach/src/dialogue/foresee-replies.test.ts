import { expect, test } from 'vitest'
import { activities } from '../activities.ts'
import { createTestChild, createTestCoach } from '../testing/test-child.ts'
import { splitIntoSentences } from './turn.ts'

test.for(activities)(
  'the coach foresees the reply to an answer that $id expects',
  async ({ id: activity, fromAge }) => {
    const coach = createTestCoach()
    const child = createTestChild({ activity, age: Math.max(6, fromAge), conversationId: activity }, coach)
    await child.greet()
    const foreseen = await coach.foresee(activity)
    const [answer = 'gubbins'] = await child.possibleAnswers()
    const [first] = splitIntoSentences(await child.say(answer))
    expect(foreseen).toContain(first)
    expect(foreseen.join(' ')).not.toMatch(/gubbins/i)
  },
)

test('foreseeing changes nothing in the conversation', async () => {
  const play = async (foresees: boolean) => {
    const coach = createTestCoach()
    const child = createTestChild({ activity: 'quiz', age: 8, conversationId: 'quiz' }, coach)
    const said = [await child.greet()]
    for (const answer of ['nature', 'hint', 'I love you', 'a tree']) {
      if (foresees) await coach.foresee('quiz')
      said.push(await child.say(answer))
    }
    return said
  }
  expect(await play(true)).toEqual(await play(false))
})

test('before the first reply nothing is foreseen', async () => {
  expect(await createTestCoach().foresee('unknown')).toEqual([])
})
