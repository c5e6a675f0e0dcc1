import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = (age = 5) => createTestConversation({ child: { age } }).begun().coachSays('Hello!').childHearsAll()

describe('the end of a turn', () => {
  test('is heard in the silence, sooner with bigger children', () => {
    for (const [age, patience] of [
      [4, 900],
      [7, 700],
      [10, 550],
    ] as const) {
      const talk = listening(age)
        .childStartsSpeaking('u')
        .device({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
        .isHeard('I have a dog')
      expect(talk.after(patience - 1).has('think')).toBe(false)
      expect(talk.after(1).has('think')).toBe(true)
    }
  })

  test('counts the silence that the detector has already waited', () => {
    const talk = listening().childStartsSpeaking('u').after(1_000)
    talk.device({ type: 'speech-ended', utterance: 'u', silenceMs: 500 }).isHeard('I have a dog').after(400)
    expect(talk.has('think')).toBe(true)
  })

  test('is not there yet when a sentence stops in its middle', () => {
    const talk = listening()
      .childStartsSpeaking('u')
      .device({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
      .isHeard('I have a dog and')
    expect(talk.after(1_500).has('think')).toBe(false)
    expect(talk.after(400).has('think')).toBe(true)
  })

  test('is not decided before the words are known', () => {
    const talk = listening().childStartsSpeaking('u').device({ type: 'speech-ended', utterance: 'u', silenceMs: 0 })
    expect(talk.after(1_500).isHeard('I have a dog and').has('think')).toBe(false)
    expect(talk.after(400).has('think')).toBe(true)
  })

  test('is not there when the child goes on: both parts are one turn', () => {
    const talk = listening()
      .childStartsSpeaking('a')
      .device({ type: 'speech-ended', utterance: 'a', silenceMs: 0 })
      .isHeard('I have')
    talk.after(500).childSays('a dog', 'b')
    expect(talk.entries.at(-1)).toMatchObject({ text: 'I have a dog', speech: ['a', 'b'] })
  })

  test('is at once when the device says so', () => {
    expect(listening().childStartsSpeaking('u').device({ type: 'end-of-speech' }).has('hear')).toBe(true)
  })

  test('comes by itself when somebody talks, or hums, without an end', () => {
    expect(listening().childStartsSpeaking('u').after(30_000).has('hear')).toBe(true)
  })
})

test('the coach never begins to speak while the child does', () => {
  const talk = listening().childSays('hello')
  talk.childStartsSpeaking('u').coachSays('Hi.')
  expect(talk.after(20_000).spoken).toEqual(['Hello!'])
})

test('the device is told what it is doing: thinking from the moment when the turn is over', () => {
  const talk = listening().childStartsSpeaking('u').device({ type: 'end-of-speech' })
  expect(talk.told.at(-1)).toEqual({ type: 'state', state: 'thinking' })
})

test('a flood of typing while the child speaks is cut too', () => {
  const talk = listening().childStartsSpeaking('u')
  for (let times = 0; times < 10; times++)
    talk.device({ type: 'text', text: 'blah '.repeat(1_000) }).childStartsSpeaking(`u${times}`)
  expect(talk.state.childTurn?.utterances.map(({ text }) => text).join('').length).toBeLessThan(8_000)
})

test('a flood of scraps is one turn, and is cut', () => {
  const talk = listening()
  for (let times = 0; times < 50; times++)
    talk.childStartsSpeaking(`u${times}`).device({ type: 'speech-ended', utterance: `u${times}`, silenceMs: 0 })
  expect(talk.state.childTurn?.utterances).toHaveLength(20)
  expect(talk.told.at(-1)).toEqual({ type: 'error', code: 'turn-too-long' })
  talk.isHeard('blah '.repeat(1_000))
  expect(talk.state.childTurn?.utterances.at(-1)?.text.length).toBeLessThanOrEqual(2_000)
})
