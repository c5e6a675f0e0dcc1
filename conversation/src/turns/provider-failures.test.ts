import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = () => createTestConversation().start().coachSays('Hello!').childHearsAll()
type TestConversation = ReturnType<typeof createTestConversation>
const failThink = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'think-failed', id: conversation.thinkEffects.at(-1)?.id ?? '' })
const failHear = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'hear-failed', id: conversation.state.childTurn?.utterances[0]?.hearId ?? '' })
const failSpeak = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'speak-failed', id: conversation.state.coachTurn?.sentences[0]?.id ?? '' })

describe('when the language model fails', () => {
  test('the reply is requested once more, then the coach apologizes and listens', () => {
    const conversation = failThink(listening().childSays('hello'))
    expect(conversation.hasEffect('think')).toBe(true)
    expect(failThink(conversation).spoken).toContain('Sorry, I cannot think of an answer right now.')
    expect(conversation.childHearsAll().childSays('hello again').hasEffect('think')).toBe(true)
  })

  test('a language model that hangs is cancelled after 15 seconds', () => {
    const conversation = listening().childSays('hello').advanceTime(15_000)
    expect(conversation.lastEffects.map(({ type }) => type)).toEqual(['cancel-think', 'think', 'set-timer'])
    expect(conversation.advanceTime(15_000).spoken).toContain('Sorry, I cannot think of an answer right now.')
  })

  test('an empty reply counts as a failure', () => {
    const conversation = listening().childSays('hello').coachSays(' \n ')
    expect(conversation.hasEffect('think')).toBe(true)
  })

  test('a failure in the middle of a reply repeats no sentence', () => {
    const conversation = failThink(listening().childSays('hello').modelWrites('Once there was a fox. It '))
    expect(conversation.spoken.slice(1)).toEqual(['Once there was a fox.', 'Oh, I lost my thread there.'])
  })

  test('the child is greeted with a fixed phrase when the greeting fails', () => {
    expect(failThink(failThink(createTestConversation().start())).spoken).toContain('Hello!')
  })

  test('the coach says goodbye after three failed turns in a row', () => {
    const conversation = listening()
    for (let times = 0; times < 3; times++) failThink(failThink(conversation.childSays('hello'))).childHearsAll()
    expect(conversation.spoken).toContain('Something is not working on my side, and it is not your fault.')
    expect(conversation.endReason).toBe('provider-failed')
  })
})

describe('when STT fails', () => {
  test('the utterance is transcribed once more, then the coach asks the child to repeat it and the entry has no text', () => {
    const conversation = listening().childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' })
    expect(failHear(conversation).hasEffect('hear')).toBe(true)
    expect(failHear(conversation).spoken).toContain('Sorry, I could not hear that well.')
    expect(conversation.entries.at(-1)).toMatchObject({ who: 'child', text: null, speech: ['u'] })
  })

  test('an STT provider that hangs is given up after two attempts of 15 seconds', () => {
    const conversation = listening().childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' }).advanceTime(30_000)
    expect(conversation.spoken).toContain('Sorry, I could not hear that well.')
  })
})

describe('when TTS fails', () => {
  test('the sentences are synthesized once more in their order', () => {
    const conversation = failSpeak(listening().childSays('hello').coachSays('One fox. Two foxes.'))
    expect(conversation.spoken.slice(1)).toEqual(['One fox.', 'Two foxes.', 'One fox.', 'Two foxes.'])
    expect(conversation.lastEffects[0]).toEqual({ type: 'stop-speaking' })
  })

  test('a second failure is reported to the device, and no unplayed sentence is stored', () => {
    const conversation = failSpeak(failSpeak(listening().childSays('hello').coachSays('One fox.')))
    expect(conversation.deviceMessages).toContainEqual({ type: 'error', code: 'tts-failed' })
    expect(conversation.transcript.at(-1)).toBe('child: hello')
    expect(conversation.endReason).toBeNull()
  })

  test('two turns without speech in a row end the conversation', () => {
    const conversation = listening()
    for (let times = 0; times < 2; times++) failSpeak(failSpeak(conversation.childSays('hello').coachSays('One fox.')))
    expect(conversation.endReason).toBe('provider-failed')
  })

  test('speech without samples counts as a failure', () => {
    const conversation = listening().childSays('hello').coachSays('One fox.')
    conversation.serverEvent({
      type: 'speak-progress',
      id: conversation.state.coachTurn?.sentences[0]?.id ?? '',
      synthesizedMs: 0,
      complete: true,
    })
    expect(conversation.hasEffect('speak')).toBe(true)
  })

  test('a sentence whose playback is never reported is not stored', () => {
    const conversation = listening().childSays('hello').coachSays('One fox.')
    conversation
      .serverEvent({
        type: 'speak-progress',
        id: conversation.state.coachTurn?.sentences[0]?.id ?? '',
        synthesizedMs: 800,
        complete: true,
      })
      .advanceTime(10_800)
    expect(conversation.hasEffect('stop-speaking')).toBe(true)
    expect(conversation.transcript.at(-1)).toBe('child: hello')
  })
})
