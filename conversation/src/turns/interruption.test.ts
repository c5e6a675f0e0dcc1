import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

const afterFirstSentence = () =>
  createTestConversation().start().coachSays('The dragon woke up. It was green and very old. It yawned.')

describe('barge-in', () => {
  test('the coach stops at once, and the transcript contains only what was played', () => {
    const conversation = afterFirstSentence().childHears('The dragon woke up.').childHears('It was green')
    conversation.childStartsSpeaking()
    expect(conversation.lastEffects[0]).toEqual({ type: 'stop-speaking' })
    expect(conversation.transcript).toEqual(['coach: The dragon woke up. It was green'])
    expect(conversation.entries[0]?.interrupted).toBe(true)
  })

  test('a barge-in before the first word stores nothing', () => {
    expect(afterFirstSentence().childStartsSpeaking().transcript).toEqual([])
  })

  test('a word that was played in part is not stored', () => {
    expect(afterFirstSentence().childHears('The dra').childStartsSpeaking().transcript).toEqual(['coach: The'])
  })

  test('a barge-in during synthesis stores no word too many although the length is not known yet', () => {
    const conversation = createTestConversation().start().coachSays('The dragon woke up and yawned.')
    const sentence = conversation.state.coachTurn?.sentences[0]?.id ?? ''
    conversation
      .serverEvent({ type: 'speak-progress', id: sentence, synthesizedMs: 600, complete: false })
      .deviceEvent({ type: 'played', sentence, playedMs: 600 })
    expect(conversation.childStartsSpeaking().transcript).toEqual(['coach: The'])
  })

  test('a barge-in while the coach is thinking cancels the reply, and its late text is not spoken', () => {
    const conversation = createTestConversation().start()
    const late = conversation.thinkEffects[0]?.id ?? ''
    expect(conversation.childStartsSpeaking().hasEffect('cancel-think')).toBe(true)
    expect(conversation.serverEvent({ type: 'think-delta', id: late, text: 'Hello there. ' }).spoken).toEqual([])
    expect(conversation.deviceEvent({ type: 'end-of-speech' }).transcribedAs('wait').hasEffect('think')).toBe(true)
  })

  test('the language model sees what was played, not what was generated', () => {
    const conversation = afterFirstSentence().childHears('The dragon').childSays('what dragon?')
    expect(conversation.thinkEffects.at(-1)?.messages).toEqual([
      { who: 'coach', text: 'The dragon' },
      { who: 'child', text: 'what dragon?' },
    ])
  })

  test('the coach repeats its sentence once after a noise', () => {
    const conversation = afterFirstSentence().childHears('The dragon').childSays('')
    expect(conversation.spoken.slice(-2)).toEqual(['The dragon woke up.', 'It was green and very old.'])
    expect(conversation.childSays('').hasEffect('speak')).toBe(false)
  })

  test('the coach’s own words in the microphone are no turn of the child, and the coach goes on', () => {
    const conversation = afterFirstSentence().childHears('The dragon woke up.').childHears('It was green')
    conversation.childSays('was green and barely old')
    expect(conversation.spoken.slice(-2)).toEqual(['It was green and very old.', 'It yawned.'])
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test('a child who repeats some words of the coach gets a reply', () => {
    const conversation = afterFirstSentence().childHears('The dragon woke up.').childHears('It was green')
    expect(conversation.childSays('very old').thinkEffects).toHaveLength(2)
    const later = afterFirstSentence().childHearsAll().childSays('it was green and very old')
    expect(later.thinkEffects).toHaveLength(2)
  })

  test('a reply that a noise cancelled is requested again once', () => {
    const conversation = createTestConversation().start().childSays('')
    expect(conversation.thinkEffects.map(({ context }) => context.purpose)).toEqual(['greet', 'greet'])
    expect(conversation.childSays('').hasEffect('think')).toBe(false)
  })

  test('the coach stays silent after the interrupt button', () => {
    const conversation = afterFirstSentence().childHears('The dragon').deviceEvent({ type: 'interrupt' })
    expect(conversation.hasEffect('stop-speaking')).toBe(true)
    expect(conversation.advanceTime(3_000).hasEffect('speak')).toBe(false)
  })
})

test('playback reports of stopped or unknown sentences change nothing', () => {
  const conversation = afterFirstSentence().childHears('The dragon')
  const sentence = conversation.state.coachTurn?.sentences[0]?.id ?? ''
  conversation.childStartsSpeaking('u')
  const before = conversation.transcript
  conversation
    .deviceEvent({ type: 'played', sentence, playedMs: 99_999 })
    .serverEvent({ type: 'speak-progress', id: sentence, synthesizedMs: 9, complete: true })
  conversation
    .serverEvent({ type: 'speak-failed', id: sentence })
    .deviceEvent({ type: 'played', sentence: 'none', playedMs: 5 })
  expect(conversation.transcript).toEqual(before)
  expect(conversation.hasEffect('speak')).toBe(false)
})
