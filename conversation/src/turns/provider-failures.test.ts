import { describe, expect, test } from 'vitest'
import { isFiller } from './fillers.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = () => createTestConversation().start().coachSays('Hello!').childHearsAll()
type TestConversation = ReturnType<typeof createTestConversation>
const failThink = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'think-failed', id: conversation.thinkEffects.at(-1)?.id ?? '' })
const failHear = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'hear-failed', id: conversation.state.childTurn?.utterances[0]?.hearId ?? '' })
const failSpeak = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'speak-failed', id: conversation.state.coachTurn?.sentences[0]?.id ?? '' })

const fillersIn = ({ spoken }: TestConversation) => spoken.filter(isFiller)
const lastSource = ({ thinkEffects }: TestConversation) => thinkEffects.at(-1)?.source

describe('when the language model fails', () => {
  test('the reply is requested once more, then the scripted coach replies for the rest of the conversation', () => {
    const conversation = failThink(listening().childSays('hello'))
    expect(lastSource(conversation)).toBe('language-model')
    expect(lastSource(failThink(conversation))).toBe('scripted-coach')
    expect(conversation.thinkEffects.at(-1)?.messages.at(-1)).toEqual({ who: 'child', text: 'hello' })
    conversation.coachSays('Hello from the script.').childHearsAll()
    expect(conversation.spoken).toEqual(['Hello!', 'Hello from the script.'])
    expect(lastSource(conversation.childSays('hello again'))).toBe('scripted-coach')
  })

  test('the state says since when the scripted coach replies', () => {
    const conversation = listening().advanceTime(5_000).childSays('hello')
    expect(conversation.state.handedOverAt).toBeNull()
    failThink(failThink(conversation))
    expect(conversation.state.handedOverAt).toBe(conversation.state.now)
  })

  test('a language model that hangs is cancelled after 8 seconds, and the scripted coach replies', () => {
    const conversation = listening().childSays('hello').advanceTime(7_999)
    expect(lastSource(conversation)).toBe('language-model')
    conversation.advanceTime(1)
    expect(conversation.lastEffects.map(({ type }) => type)).toContain('cancel-think')
    expect(lastSource(conversation)).toBe('scripted-coach')
  })

  test('a failure that takes 5 seconds is not retried with the language model', () => {
    expect(lastSource(failThink(listening().childSays('hello').advanceTime(5_000)))).toBe('scripted-coach')
  })

  test('five failures do not end the conversation while the scripted coach replies', () => {
    const conversation = listening()
    for (let times = 0; times < 5; times++) {
      conversation.childSays('hello')
      while (lastSource(conversation) === 'language-model') failThink(conversation)
      conversation.coachSays(`Script ${times}.`).childHearsAll()
    }
    expect(conversation.spoken.slice(1)).toEqual(['Script 0.', 'Script 1.', 'Script 2.', 'Script 3.', 'Script 4.'])
    expect(conversation.endReason).toBeNull()
    expect(conversation.deviceMessages).not.toContainEqual(expect.objectContaining({ type: 'error' }))
  })

  test('an empty reply counts as a failure', () => {
    const conversation = listening().childSays('hello').coachSays(' \n ')
    expect(conversation.hasEffect('think')).toBe(true)
  })

  test('a failure in the middle of a reply repeats no sentence, and a second one hands over', () => {
    const conversation = failThink(listening().childSays('hello').modelWrites('Once there was a fox. It '))
    expect(conversation.spoken.slice(1)).toEqual(['Once there was a fox.', 'Oh, I lost my thread there.'])
    expect(lastSource(conversation.childHearsAll().childSays('go on'))).toBe('language-model')
    failThink(conversation.modelWrites('A fox. It '))
    expect(lastSource(conversation.childHearsAll().childSays('go on'))).toBe('scripted-coach')
  })

  test('a greeting that fails is the greeting of the scripted coach', () => {
    const conversation = failThink(failThink(createTestConversation().start()))
    expect(conversation.thinkEffects.at(-1)).toMatchObject({ source: 'scripted-coach', context: { purpose: 'greet' } })
  })
})

describe('when the language model is slow', () => {
  test('the coach says a filler after 2 seconds and another one after 6', () => {
    const conversation = listening().childSays('hello').advanceTime(1_999)
    expect(fillersIn(conversation)).toEqual([])
    expect(fillersIn(conversation.advanceTime(1))).toHaveLength(1)
    conversation.childHearsAll().advanceTime(8_000 - conversation.state.now + 1_000)
    expect(fillersIn(conversation)).toHaveLength(2)
  })

  test('the reply follows the filler in the same turn, and the next prompt does not contain the filler', () => {
    const conversation = listening().childSays('hello').advanceTime(2_000).childHearsAll().advanceTime(3_000)
    const [filler = ''] = fillersIn(conversation)
    conversation.coachSays('A fox lives there.').childHearsAll()
    expect(conversation.transcript.at(-1)).toBe(`coach: ${filler} A fox lives there.`)
    conversation.childSays('go on')
    expect(conversation.thinkEffects.at(-1)?.messages).toContainEqual({ who: 'coach', text: 'A fox lives there.' })
    expect(conversation.thinkEffects.at(-1)?.source).toBe('language-model')
  })

  test.each([3, 9])('a child of %i never hears the same filler twice in a row', (age) => {
    const conversation = createTestConversation({ child: { age } }).start().coachSays('Hello!').childHearsAll()
    for (let turn = 0; turn < 8; turn++)
      conversation.childSays('hello').advanceTime(2_000).childHearsAll().coachSays('Fine.').childHearsAll()
    const fillers = fillersIn(conversation)
    expect(fillers).toHaveLength(8)
    expect(fillers.filter((filler, index) => filler === fillers[index + 1])).toEqual([])
  })

  test.each([
    ['de', /wache gerade auf|Flügel/],
    ['pt-BR', /pensar|pensa|Espera/],
  ])('a filler is in the language %s of the child', (language, words) => {
    const conversation = createTestConversation({ child: { language } }).start().advanceTime(2_000)
    expect(conversation.spoken).toEqual([expect.stringMatching(words)])
  })

  test('after a noise during a filler the reply is requested again', () => {
    const conversation = listening().childSays('hello').advanceTime(2_000).childStartsSpeaking('noise')
    conversation.deviceEvent({ type: 'end-of-speech' }).transcribedAs('')
    expect(conversation.hasEffect('think')).toBe(true)
  })

  test('fillers are said while the scripted coach takes over, and no more than two', () => {
    const conversation = listening().childSays('hello')
    for (let second = 0; second < 12; second++) conversation.advanceTime(1_000).childHearsAll()
    expect(fillersIn(conversation)).toHaveLength(2)
  })
})

describe('the length of a reply', () => {
  const sentence = 'The fox ran over the hill and far away into the dark green wood.'
  const replyTo = (age: number | null, text: string) =>
    createTestConversation({ child: { age } })
      .start()
      .coachSays('Hello!')
      .childHearsAll()
      .childSays('go on')
      .modelWrites(text)
  const reply = (conversation: TestConversation) =>
    conversation.childHearsAll().transcript.at(-1)?.slice('coach: '.length) ?? ''

  test.each([
    [4, 300],
    [6, 400],
    [8, 400],
    [9, 500],
    [null, 400],
  ])('a child of %s years hears at most %i characters, up to the end of a sentence', (age, maxLength) => {
    const conversation = replyTo(age, `${sentence} `.repeat(1_000))
    expect(conversation.hasEffect('cancel-think')).toBe(true)
    const sentences = Math.floor(maxLength / sentence.length)
    expect(reply(conversation)).toBe(Array.from({ length: sentences }, () => sentence).join(' '))
    expect(conversation.thinkEffects.at(-1)?.instructions).toContain(`at most ${maxLength} characters`)
  })

  test.each(['first-words', 'second-language'])(
    'at the level %s a child of nine hears at most 300 characters',
    (id) => {
      const conversation = createTestConversation({ child: { age: 9, level: { id, description: '' } } }).start()
      expect(conversation.thinkEffects[0]?.context.maxReplyLength).toBe(300)
    },
  )

  test('ten thousand words without a full stop are cut between two words', () => {
    const words = reply(replyTo(4, 'wonderful foxes '.repeat(5_000)))
    expect(words.length).toBeLessThanOrEqual(300)
    expect(words.split(' ').every((word) => ['wonderful', 'foxes'].includes(word))).toBe(true)
  })

  test('a reply that is cut is no failure', () => {
    const conversation = replyTo(4, `${sentence} `.repeat(20))
    expect(conversation.state).toMatchObject({ pendingReply: null, consecutiveFailures: 0 })
    expect(conversation.modelFinishes().childHearsAll().spoken.join()).not.toContain('Sorry')
  })
})

describe('when the scripted coach fails', () => {
  const scripted = () =>
    createTestConversation({ replySource: 'scripted-coach' }).start().coachSays('Hello!').childHearsAll()

  test('the reply is requested once more, then the coach apologizes and listens', () => {
    const conversation = failThink(scripted().childSays('hello'))
    expect(conversation.hasEffect('think')).toBe(true)
    expect(failThink(conversation).spoken).toContain('Sorry, I cannot think of an answer right now.')
    expect(conversation.childHearsAll().childSays('hello again').hasEffect('think')).toBe(true)
  })

  test('the child is greeted with a fixed phrase when the greeting fails', () => {
    const conversation = createTestConversation({ replySource: 'scripted-coach' }).start()
    expect(failThink(failThink(conversation)).spoken).toContain('Hello!')
  })

  test('the coach says goodbye after three failed turns in a row', () => {
    const conversation = scripted()
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

  test('a sentence that breaks off is spoken again from its beginning, and the rest of the reply follows', () => {
    const conversation = listening().childSays('hello').coachSays('We go into the forest, or to the sea. Which one?')
    const sentence = conversation.state.coachTurn?.sentences[0]?.id ?? ''
    conversation.serverEvent({ type: 'speak-progress', id: sentence, synthesizedMs: 1_000, complete: false })
    failSpeak(conversation.deviceEvent({ type: 'played', sentence, playedMs: 1_000 })).childHearsAll()
    expect(conversation.spoken.slice(3)).toEqual(['We go into the forest, or to the sea.', 'Which one?'])
    expect(conversation.transcript.at(-1)).toBe('coach: We go into the forest, or to the sea. Which one?')
    expect(conversation.deviceMessages).not.toContainEqual(expect.objectContaining({ type: 'error' }))
  })

  test('TTS that hangs is stopped before the sentence is spoken again, so the child does not hear it twice', () => {
    const conversation = listening().childSays('hello').coachSays('One fox.').advanceTime(10_000)
    expect(conversation.lastEffects.slice(0, 2)).toMatchObject([
      { type: 'stop-speaking' },
      { type: 'speak', text: 'One fox.' },
    ])
  })

  test('the time of a sentence begins when the one before it is synthesized', () => {
    const conversation = listening().childSays('hello').coachSays('One fox. Two foxes.').advanceTime(9_000)
    conversation.childHears('One fox.').advanceTime(9_000)
    expect(conversation.spoken.slice(1)).toEqual(['One fox.', 'Two foxes.'])
    expect(conversation.advanceTime(1_000).spoken.slice(3)).toEqual(['Two foxes.'])
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
