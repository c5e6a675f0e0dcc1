import { describe, expect, test } from 'vitest'
import { createTestConversation } from '../testing/test-conversation.ts'
import { isBusySentence } from './busy-sentences.ts'

type TestConversation = ReturnType<typeof createTestConversation>

const toldToWait = ['So many children are talking to me now.', 'Give me a moment, please.']
const listening = () => createTestConversation().start().coachSays('Hello!').childHearsAll()
const refuseHear = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'hear-refused', id: conversation.state.childTurn?.utterances[0]?.hearId ?? '' })
const refuseSpeak = (conversation: TestConversation) =>
  conversation.serverEvent({ type: 'speak-refused', id: conversation.state.coachTurn?.sentences[0]?.id ?? '' })
const errorsIn = ({ deviceMessages }: TestConversation) => deviceMessages.filter(({ type }) => type === 'error')

function childHasSpoken() {
  const conversation = listening().childStartsSpeaking('u').advanceTime(1_000)
  return conversation.deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 500 })
}

describe('when STT has too much to do', () => {
  test('the child hears so once it is silent, and its words are answered without being said again', () => {
    const conversation = refuseHear(childHasSpoken()).advanceTime(900)
    expect(conversation.spoken).toEqual(['Hello!'])
    conversation.advanceTime(200)
    expect(conversation.spoken).toEqual(['Hello!', ...toldToWait])
    conversation.childHearsAll().advanceTime(20_000).transcribedAs('a frog')
    expect(conversation.coachSays('A frog!').spoken.at(-1)).toBe('A frog!')
    expect(conversation.transcript).toContain('child: a frog')
    expect(errorsIn(conversation)).toEqual([])
  })

  test('the child hears so in each turn, also after a reply that had to wait', () => {
    const conversation = refuseSpeak(listening().childSays('hello').coachSays('A frog!')).childHearsAll()
    conversation.childStartsSpeaking('u').deviceEvent({ type: 'speech-ended', utterance: 'u', silenceMs: 500 })
    refuseHear(conversation).advanceTime(1_100)
    expect(conversation.spoken.slice(-2)).toEqual(toldToWait)
  })

  test('a child that goes on speaking is not interrupted', () => {
    const conversation = refuseHear(childHasSpoken()).childStartsSpeaking('more').advanceTime(5_000)
    expect(conversation.spoken).toEqual(['Hello!'])
  })

  test('a child whose words are refused again is asked to say them again, and nothing counts as failed', () => {
    const conversation = listening()
    for (let turn = 0; turn < 5; turn++) {
      conversation.childStartsSpeaking(`u${turn}`).deviceEvent({ type: 'end-of-speech' })
      refuseHear(refuseHear(conversation))
      expect(conversation.spoken.at(-1)).toBe('Please tell me again in a little while.')
      conversation.childHearsAll()
    }
    expect(errorsIn(conversation)).toEqual([])
    expect(conversation.endReason).toBeNull()
  })

  test('the words are given up only after 45 seconds', () => {
    const conversation = refuseHear(childHasSpoken()).advanceTime(44_000)
    expect(conversation.allEffects.filter(({ type }) => type === 'hear')).toHaveLength(2)
    expect(conversation.advanceTime(1_000).hasEffect('hear')).toBe(true)
  })
})

describe('when TTS has too much to do', () => {
  test('the child hears so at once, and then the reply', () => {
    const conversation = refuseSpeak(listening().childSays('hello').coachSays('A frog! It is green.'))
    expect(conversation.spoken.slice(3)).toEqual([...toldToWait, 'A frog!', 'It is green.'])
    conversation.childHearsAll()
    expect(conversation.transcript.at(-1)).toBe(`coach: ${toldToWait.join(' ')} A frog! It is green.`)
    conversation.childSays('go on')
    expect(conversation.thinkEffects.at(-1)?.messages).toContainEqual({ who: 'coach', text: 'A frog! It is green.' })
    expect(errorsIn(conversation)).toEqual([])
  })

  test('a reply that is refused again is given up with a request to ask again', () => {
    const conversation = refuseSpeak(listening().childSays('hello').coachSays('A frog!'))
    for (const sentence of toldToWait) conversation.childHears(sentence)
    expect(refuseSpeak(conversation).spoken.at(-1)).toBe('Please tell me again in a little while.')
    expect(conversation.childHearsAll().endReason).toBeNull()
    expect(errorsIn(conversation)).toEqual([])
  })

  test('the child is told so once in a turn, in its language if the language model speaks it', () => {
    const conversation = createTestConversation({ child: { language: 'de' } })
      .start()
      .coachSays('Hallo!')
    refuseSpeak(conversation).childHearsAll()
    expect(conversation.spoken.filter(isBusySentence)).toEqual([
      'Ich höre gerade so vielen Kindern zu.',
      'Gib mir bitte einen Moment.',
    ])
  })
})

test('a new conversation is told kindly that there is no room, and ends with a reason', () => {
  const conversation = createTestConversation().deviceEvent({ type: 'start', isBusy: true }).childHearsAll()
  expect(conversation.spoken).toEqual([
    'So many children are talking to me now.',
    'Come back in a little while!',
    'If something is wrong, tell a grown-up.',
  ])
  expect(conversation.endReason).toBe('busy')
})
