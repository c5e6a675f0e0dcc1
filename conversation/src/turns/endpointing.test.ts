import { describe, expect, test } from 'vitest'
import type { PitchContour } from '../events.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = (age = 5) => createTestConversation({ child: { age } }).start().coachSays('Hello!').childHearsAll()

describe('the end of a turn', () => {
  test('a turn ends after a silence that is shorter for older children', () => {
    for (const [age, delayMs] of [
      [4, 900],
      [7, 700],
      [10, 550],
    ] as const) {
      const conversation = listening(age)
        .childStartsSpeaking('u')
        .deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
        .transcribedAs('I have a dog')
      expect(conversation.advanceTime(delayMs - 1).hasEffect('think')).toBe(false)
      expect(conversation.advanceTime(1).hasEffect('think')).toBe(true)
    }
  })

  test('the silence that the VAD has already waited counts', () => {
    const conversation = listening().childStartsSpeaking('u').advanceTime(1_000)
    conversation
      .deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 500 })
      .transcribedAs('I have a dog')
      .advanceTime(400)
    expect(conversation.hasEffect('think')).toBe(true)
  })

  test('a turn that stops in the middle of a sentence ends later', () => {
    const conversation = listening()
      .childStartsSpeaking('u')
      .deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
      .transcribedAs('I have a dog and')
    expect(conversation.advanceTime(1_500).hasEffect('think')).toBe(false)
    expect(conversation.advanceTime(400).hasEffect('think')).toBe(true)
  })

  test('a rising voice delays the end, and a falling voice or an expected answer hastens it', () => {
    const endMs = (pitch: PitchContour | null, expectedAnswers: string[] = []) => {
      const conversation = createTestConversation({ child: { age: 5 } })
        .start()
        .modelWrites('Who is it?')
      conversation
        .serverEvent({
          type: 'think-ended',
          id: conversation.thinkEffects[0]?.id ?? '',
          hints: { expectedAnswers, activity: null },
        })
        .childHearsAll()
        .childStartsSpeaking('u')
        .deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 0, pitch })
        .transcribedAs('a rabbit')
      return Number(conversation.state.timerAt) - conversation.state.now
    }
    expect(endMs('rising')).toBeGreaterThan(endMs('level'))
    expect(endMs('level')).toBeGreaterThan(endMs('falling'))
    expect(endMs(null)).toBeGreaterThan(endMs(null, ['rabbit']))
    expect(endMs(null, ['rabbit hole'])).toBeGreaterThan(endMs('rising'))
  })

  test('a turn ends later after doubtful words and within a story, and sooner after a short answer', () => {
    const endMs = (text: string, isUncertain = false) => {
      const conversation = listening()
        .childStartsSpeaking('u')
        .deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
      const id = conversation.allEffects.findLast((effect) => effect.type === 'hear')?.id ?? ''
      conversation.serverEvent({ type: 'heard', id, text, isUncertain })
      return Number(conversation.state.timerAt) - conversation.state.now
    }
    const sentence = 'The moon is made of cheese.'
    expect(endMs(sentence)).toBeLessThan(endMs('We went to the zoo.'))
    expect(endMs(sentence)).toBeGreaterThan(endMs('A frog.'))
    expect(endMs('A frog.', true)).toBeGreaterThan(endMs(sentence))
    expect(endMs('A frog,')).toBe(endMs('A frog.'))
  })

  test('speech to text gets the answers that the coach expects, but none near something serious', () => {
    const conversation = createTestConversation({ child: { age: 5 } })
      .start()
      .modelWrites('Where shall we go?')
    const expectedNow = () => conversation.allEffects.findLast((effect) => effect.type === 'hear')?.expectedAnswers
    const id = conversation.thinkEffects[0]?.id ?? ''
    const hints = { expectedAnswers: ['the forest', 'the sea'], activity: 'story' }
    conversation.serverEvent({ type: 'think-ended', id, hints }).childHearsAll().childSays('he hits me')
    expect(expectedNow()).toEqual(hints.expectedAnswers)
    conversation.childHearsAll().childSays('yes')
    expect(expectedNow()).toEqual([])
  })

  test('a turn does not end before its utterances are transcribed', () => {
    const conversation = listening()
      .childStartsSpeaking('u')
      .deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
    expect(conversation.advanceTime(1_500).transcribedAs('I have a dog and').hasEffect('think')).toBe(false)
    expect(conversation.advanceTime(400).hasEffect('think')).toBe(true)
  })

  test('two utterances with a short pause between them are one turn', () => {
    const conversation = listening()
      .childStartsSpeaking('a')
      .deviceEvent({ type: 'speech-ended', utterance: 'a', silenceMs: 0 })
      .transcribedAs('I have')
    conversation.advanceTime(500).childSays('a dog', 'b')
    expect(conversation.entries.at(-1)).toMatchObject({ text: 'I have a dog', speech: ['a', 'b'] })
  })

  test('a turn ends at once when the device reports the end of speech', () => {
    expect(listening().childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' }).hasEffect('hear')).toBe(true)
  })

  test('an utterance ends after 30 seconds without a pause', () => {
    expect(listening().childStartsSpeaking('u').advanceTime(30_000).hasEffect('hear')).toBe(true)
  })
})

test('the coach does not start to speak while the child speaks', () => {
  const conversation = listening().childSays('hello')
  conversation.childStartsSpeaking('u').coachSays('Hi.')
  expect(conversation.advanceTime(20_000).spoken).toEqual(['Hello!'])
})

test('the device is notified that the coach is thinking as soon as the turn ends', () => {
  const conversation = listening().childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' })
  expect(conversation.deviceMessages.at(-1)).toEqual({ type: 'state', state: 'thinking' })
})

test('typed text during one turn is limited', () => {
  const conversation = listening().childStartsSpeaking('u')
  for (let times = 0; times < 10; times++)
    conversation.deviceEvent({ type: 'text', text: 'blah '.repeat(1_000) }).childStartsSpeaking(`u${times}`)
  expect(conversation.state.childTurn?.utterances.map(({ text }) => text).join('').length).toBeLessThan(8_000)
})

test('an utterance has at most 2,000 characters, and a part of a turn at most 20 utterances', () => {
  const conversation = listening()
  for (let times = 0; times < 50; times++)
    conversation
      .childStartsSpeaking(`u${times}`)
      .deviceEvent({ type: 'speech-ended', utterance: `u${times}`, silenceMs: 0 })
      .transcribedAs(times === 49 ? 'blah '.repeat(1_000) : 'blah')
  expect(conversation.state.childTurn?.utterances).toHaveLength(10)
  expect(conversation.state.childTurn?.utterances.at(-1)?.text.length).toBeLessThanOrEqual(2_000)
  expect(conversation.deviceMessages).not.toContainEqual(expect.objectContaining({ type: 'error' }))
})
