import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

/** The coach has asked this in this activity. */
function asked(question: string, activity: string | null) {
  const conversation = createTestConversation().start().modelWrites(question)
  const id = conversation.thinkEffects[0]?.id ?? ''
  return conversation.serverEvent({ type: 'think-ended', id, hints: { expectedAnswers: [], activity } }).childHearsAll()
}

describe('a silent child', () => {
  test('the coach repeats its last question, without a language model', () => {
    const conversation = asked('A rabbit hops by. Where does it go? Tell me.', 'story')
      .advanceTime(15_000)
      .childHearsAll()
    expect(conversation.spoken.slice(3)).toEqual([
      'I am still here.',
      'Take all the time you need.',
      'Where does it go?',
    ])
    conversation.advanceTime(20_000).childHearsAll()
    expect(conversation.spoken.slice(6)).toEqual(['Are you still there?', 'I ask once more.', 'Where does it go?'])
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test('the repeated question has its foreign words marked for the voice, each time, and only for the voice', () => {
    const conversation = asked('[es:Hola] means hello. What does [es:gato] mean?', 'second-language')
    for (const _ of ['first', 'second']) conversation.advanceTime(20_000).childHearsAll()
    const questions = conversation.allEffects.flatMap((effect) =>
      effect.type === 'speak' && effect.text === 'What does gato mean?' ? [effect.markedText] : [],
    )
    expect(questions).toEqual(Array(3).fill('What does [es:gato] mean?'))
    expect(conversation.transcript).toHaveLength(3)
    expect(conversation.transcript.join(' ')).not.toContain('[')
  })

  test('each activity has its own time for silence', () => {
    const firstPrompts = ['quiz', 'move', 'show-and-tell', 'free-talk', 'good-night', null].map((activity) => {
      const conversation = asked('What is it?', activity)
      const startedAt = conversation.state.now
      return [activity, Number(conversation.state.timerAt) - startedAt]
    })
    expect(firstPrompts).toEqual([
      ['quiz', 20_000],
      ['move', 30_000],
      ['show-and-tell', 30_000],
      ['free-talk', 15_000],
      ['good-night', 60_000],
      [null, 12_000],
    ])
  })

  test('a coach who offers to be quiet for a bit is quiet for more than a minute', () => {
    const conversation = asked('How was it?', 'free-talk').advanceTime(15_000).childHearsAll()
    conversation.advanceTime(20_000).childHearsAll()
    expect(conversation.spoken.at(-1)).toBe('You can tell me anything, or we can just be quiet for a bit.')
    const before = conversation.spoken.length
    expect(conversation.advanceTime(75_000).spoken).toHaveLength(before)
    expect(conversation.advanceTime(15_000).childHearsAll().endReason).toBe('silence')
  })

  test('a child who falls asleep is wished a good night and not asked anything', () => {
    const conversation = asked('Are you cosy?', 'good-night').advanceTime(60_000).childHearsAll()
    expect(conversation.spoken.join(' ')).not.toMatch(/still there|Are you cosy\?.*Are you cosy\?/)
    expect(conversation.advanceTime(120_000).spoken.slice(-2)).toEqual(['Sleep well.', 'Good night.'])
  })

  test('the wording varies from turn to turn', () => {
    const conversation = asked('Shall we play?', null).advanceTime(12_000).childHearsAll()
    conversation.childSays('um').coachSays('What shall we play?').childHearsAll().advanceTime(12_000).childHearsAll()
    expect(conversation.spoken).toContain('Take all the time you need.')
    expect(conversation.spoken).toContain('There is no hurry.')
  })
})
