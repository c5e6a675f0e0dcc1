import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = () => createTestConversation().begun().coachSays('Hello!').childHearsAll()
type Talk = ReturnType<typeof createTestConversation>
const thinkingFails = (talk: Talk) => talk.server({ type: 'think-failed', id: talk.thoughts.at(-1)?.id ?? '' })
const hearingFails = (talk: Talk) =>
  talk.server({ type: 'hear-failed', id: talk.state.childTurn?.utterances[0]?.hearId ?? '' })
const voiceFails = (talk: Talk) =>
  talk.server({ type: 'speak-failed', id: talk.state.coachTurn?.sentences[0]?.id ?? '' })

describe('when thinking fails', () => {
  test('it is tried once more, then the coach says so and listens', () => {
    const talk = thinkingFails(listening().childSays('hello'))
    expect(talk.has('think')).toBe(true)
    expect(thinkingFails(talk).spoken).toContain('Sorry, I cannot think of an answer right now.')
    expect(talk.childHearsAll().childSays('hello again').has('think')).toBe(true)
  })

  test('a model that hangs is given up', () => {
    const talk = listening().childSays('hello').after(15_000)
    expect(talk.last.map(({ type }) => type)).toEqual(['cancel-think', 'think', 'set-timer'])
    expect(talk.after(15_000).spoken).toContain('Sorry, I cannot think of an answer right now.')
  })

  test('an empty answer is a failure too', () => {
    const talk = listening().childSays('hello').coachSays(' \n ')
    expect(talk.has('think')).toBe(true)
  })

  test('in the middle of an answer: nothing is said twice', () => {
    const talk = thinkingFails(listening().childSays('hello').coachThinks('Once there was a fox. It '))
    expect(talk.spoken.slice(1)).toEqual(['Once there was a fox.', 'Oh, I lost my thread there.'])
  })

  test('at the very beginning: the child is greeted all the same', () => {
    expect(thinkingFails(thinkingFails(createTestConversation().begun())).spoken).toContain('Hello!')
  })

  test('three turns in a row: an honest goodbye', () => {
    const talk = listening()
    for (let times = 0; times < 3; times++) thinkingFails(thinkingFails(talk.childSays('hello'))).childHearsAll()
    expect(talk.spoken).toContain('Something is not working on my side, and it is not your fault.')
    expect(talk.ended).toBe('provider-failed')
  })
})

describe('when hearing fails', () => {
  test('it is tried once more, then the coach asks, and the speech is kept without words', () => {
    const talk = listening().childStartsSpeaking('u').device({ type: 'end-of-speech' })
    expect(hearingFails(talk).has('hear')).toBe(true)
    expect(hearingFails(talk).spoken).toContain('Sorry, I could not hear that well.')
    expect(talk.entries.at(-1)).toMatchObject({ who: 'child', text: null, speech: ['u'] })
  })

  test('a recogniser that hangs is given up', () => {
    const talk = listening().childStartsSpeaking('u').device({ type: 'end-of-speech' }).after(30_000)
    expect(talk.spoken).toContain('Sorry, I could not hear that well.')
  })
})

describe('when the voice fails', () => {
  test('the sentence is tried once more, in its order', () => {
    const talk = voiceFails(listening().childSays('hello').coachSays('One fox. Two foxes.'))
    expect(talk.spoken.slice(1)).toEqual(['One fox.', 'Two foxes.', 'One fox.', 'Two foxes.'])
    expect(talk.last[0]).toEqual({ type: 'stop-speaking' })
  })

  test('then the device is told, and nothing unheard is kept', () => {
    const talk = voiceFails(voiceFails(listening().childSays('hello').coachSays('One fox.')))
    expect(talk.told).toContainEqual({ type: 'error', code: 'tts-failed' })
    expect(talk.kept.at(-1)).toBe('child: hello')
    expect(talk.ended).toBeNull()
  })

  test('twice in a row ends it, since nobody can say sorry', () => {
    const talk = listening()
    for (let times = 0; times < 2; times++) voiceFails(voiceFails(talk.childSays('hello').coachSays('One fox.')))
    expect(talk.ended).toBe('provider-failed')
  })

  test('speech without a sound is a failure', () => {
    const talk = listening().childSays('hello').coachSays('One fox.')
    talk.server({
      type: 'speak-progress',
      id: talk.state.coachTurn?.sentences[0]?.id ?? '',
      synthesizedMs: 0,
      complete: true,
    })
    expect(talk.has('speak')).toBe(true)
  })

  test('a device that does not report what it played: nothing is taken for heard', () => {
    const talk = listening().childSays('hello').coachSays('One fox.')
    talk
      .server({
        type: 'speak-progress',
        id: talk.state.coachTurn?.sentences[0]?.id ?? '',
        synthesizedMs: 800,
        complete: true,
      })
      .after(10_800)
    expect(talk.has('stop-speaking')).toBe(true)
    expect(talk.kept.at(-1)).toBe('child: hello')
  })
})
