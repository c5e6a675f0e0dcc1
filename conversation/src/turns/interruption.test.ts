import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

const telling = () =>
  createTestConversation().begun().coachSays('The dragon woke up. It was green and very old. It yawned.')

describe('the child speaks over the coach', () => {
  test('who stops at once, and only what was heard was said', () => {
    const talk = telling().childHears('The dragon woke up.').childHears('It was green')
    talk.childStartsSpeaking()
    expect(talk.last[0]).toEqual({ type: 'stop-speaking' })
    expect(talk.kept).toEqual(['coach: The dragon woke up. It was green'])
    expect(talk.entries[0]?.interrupted).toBe(true)
  })

  test('before a word came out: then nothing was said', () => {
    expect(telling().childStartsSpeaking().kept).toEqual([])
  })

  test('in the middle of a word: that word was not said', () => {
    expect(telling().childHears('The dra').childStartsSpeaking().kept).toEqual(['coach: The'])
  })

  test('while the speech is still being made: its length is not known, and nothing too much is kept', () => {
    const talk = createTestConversation().begun().coachSays('The dragon woke up and yawned.')
    const sentence = talk.state.coachTurn?.sentences[0]?.id ?? ''
    talk
      .server({ type: 'speak-progress', id: sentence, synthesizedMs: 600, complete: false })
      .device({ type: 'played', sentence, playedMs: 600 })
    expect(talk.childStartsSpeaking().kept).toEqual(['coach: The'])
  })

  test('while the coach thinks: the thought is given up, and its late words are not spoken', () => {
    const talk = createTestConversation().begun()
    const late = talk.thoughts[0]?.id ?? ''
    expect(talk.childStartsSpeaking().has('cancel-think')).toBe(true)
    expect(talk.server({ type: 'think-delta', id: late, text: 'Hello there. ' }).spoken).toEqual([])
    expect(talk.device({ type: 'end-of-speech' }).isHeard('wait').has('think')).toBe(true)
  })

  test('and the model learns what was heard, not what was meant', () => {
    const talk = telling().childHears('The dragon').childSays('what dragon?')
    expect(talk.thoughts.at(-1)?.messages).toEqual([
      { who: 'coach', text: 'The dragon' },
      { who: 'child', text: 'what dragon?' },
    ])
  })

  test('with a cough: the coach takes its sentence up again, once', () => {
    const talk = telling().childHears('The dragon').childSays('')
    expect(talk.spoken.slice(-2)).toEqual(['The dragon woke up.', 'It was green and very old.'])
    expect(talk.childSays('').has('speak')).toBe(false)
  })

  test('with a cough while the coach thinks: it thinks again, once', () => {
    const talk = createTestConversation().begun().childSays('')
    expect(talk.thoughts.map(({ context }) => context.purpose)).toEqual(['greet', 'greet'])
    expect(talk.childSays('').has('think')).toBe(false)
  })

  test('with the button: the coach waits', () => {
    const talk = telling().childHears('The dragon').device({ type: 'interrupt' })
    expect(talk.has('stop-speaking')).toBe(true)
    expect(talk.after(3_000).has('speak')).toBe(false)
  })
})

test('reports of sentences that are no longer said, or never were, change nothing', () => {
  const talk = telling().childHears('The dragon')
  const sentence = talk.state.coachTurn?.sentences[0]?.id ?? ''
  talk.childStartsSpeaking('u')
  const before = talk.kept
  talk
    .device({ type: 'played', sentence, playedMs: 99_999 })
    .server({ type: 'speak-progress', id: sentence, synthesizedMs: 9, complete: true })
  talk.server({ type: 'speak-failed', id: sentence }).device({ type: 'played', sentence: 'none', playedMs: 5 })
  expect(talk.kept).toEqual(before)
  expect(talk.has('speak')).toBe(false)
})
