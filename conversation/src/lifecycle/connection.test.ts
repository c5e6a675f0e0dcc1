import { describe, expect, test } from 'vitest'
import { advance } from '../advance.ts'
import { findProfanity } from '../testing/find-profanity.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const afterFirstSentence = () =>
  createTestConversation().start().coachSays('The dragon woke up. It yawned.').childHears('The dragon woke up.')

describe('a lost connection', () => {
  test('the coach continues with the unplayed sentences after a reconnection within a minute', () => {
    const conversation = afterFirstSentence().serverEvent({ type: 'disconnected' })
    expect(conversation.transcript).toEqual(['coach: The dragon woke up.'])
    conversation.advanceTime(50_000).serverEvent({ type: 'reconnected' })
    expect(conversation.lastEffects).toContainEqual({
      type: 'send-to-device',
      message: { type: 'ready', lastSequence: 2 },
    })
    expect(conversation.spoken.slice(-2)).toEqual(['I was gone for a moment.', 'Now I am back!'])
    expect(conversation.childHearsAll().transcript.at(-1)).toBe(
      'coach: I was gone for a moment. Now I am back! It yawned.',
    )
  })

  test('the coach answers a child who wakes the device after a reconnection, once and if it says nothing else', () => {
    const conversation = afterFirstSentence().childHearsAll()
    conversation.serverEvent({ type: 'disconnected' }).advanceTime(15_000).serverEvent({ type: 'reconnected' })
    const before = conversation.spoken.length
    conversation.serverEvent({ type: 'woken' }).serverEvent({ type: 'woken' })
    expect(conversation.spoken.slice(before)).toEqual(['I was gone for a moment.', 'Now I am back!'])
    const interrupted = afterFirstSentence().serverEvent({ type: 'disconnected' }).serverEvent({ type: 'reconnected' })
    const spoken = interrupted.spoken.length
    expect(interrupted.serverEvent({ type: 'woken' }).spoken).toHaveLength(spoken)
    const greeting = createTestConversation().start().serverEvent({ type: 'woken' })
    expect(greeting.spoken).toEqual([])
    expect(greeting.thinkEffects).toHaveLength(1)
  })

  test('the coach replies after a reconnection to what the child said before', () => {
    const conversation = afterFirstSentence().childStartsSpeaking('u').serverEvent({ type: 'disconnected' })
    expect(conversation.transcribedAs('and then?').transcript.at(-1)).toBe('child: and then?')
    expect(conversation.hasEffect('think')).toBe(false)
    expect(conversation.serverEvent({ type: 'reconnected' }).thinkEffects.at(-1)?.messages.at(-1)?.text).toBe(
      'and then?',
    )
  })

  test('the coach gives the fixed reply to something grave after a reconnection', () => {
    const conversation = afterFirstSentence()
      .childStartsSpeaking('u')
      .serverEvent({ type: 'disconnected' })
      .transcribedAs('he hurts me')
    expect(conversation.flags).toEqual(['child: abuse high'])
    conversation.serverEvent({ type: 'reconnected' }).childHearsAll()
    expect(conversation.transcript.at(-1)).toContain('It is not your fault.')
  })

  test('a reply that was pending is requested again after a reconnection', () => {
    const conversation = createTestConversation()
      .start()
      .serverEvent({ type: 'disconnected' })
      .serverEvent({ type: 'reconnected' })
    expect(conversation.thinkEffects.map(({ context }) => context.purpose)).toEqual(['greet', 'greet'])
  })

  test('the coach waits after a reconnection while the child is speaking', () => {
    const conversation = createTestConversation()
      .start()
      .serverEvent({ type: 'disconnected' })
      .childStartsSpeaking('u')
      .serverEvent({ type: 'reconnected' })
    expect(conversation.hasEffect('think')).toBe(false)
    expect(conversation.deviceEvent({ type: 'end-of-speech' }).transcribedAs('hello').hasEffect('think')).toBe(true)
  })

  test('a conversation whose device stays away for a minute ends without speech', () => {
    const conversation = afterFirstSentence().serverEvent({ type: 'disconnected' }).advanceTime(60_000)
    expect(conversation.endReason).toBe('disconnected')
    expect(conversation.spoken).toHaveLength(2)
  })
})

test('a reconnection after more than a minute ends the conversation even if no timer fired', () => {
  const { state } = afterFirstSentence().serverEvent({ type: 'disconnected' })
  const { effects } = advance(state, { type: 'reconnected', at: state.now + 60_001 }, findProfanity)
  expect(effects).toContainEqual({ type: 'end', reason: 'disconnected' })
})

describe('a resent event', () => {
  test('a resent event is applied once', () => {
    const conversation = createTestConversation()
      .start()
      .coachSays('Hello!')
      .childHearsAll()
      .deviceEvent({ type: 'text', text: 'I have a cat' })
    conversation.serverEvent({ type: 'disconnected' }).serverEvent({ type: 'reconnected' })
    conversation.resend({ type: 'text', text: 'I have a cat' }, 3)
    expect(conversation.transcript.filter((line) => line.startsWith('child'))).toEqual(['child: I have a cat'])
  })

  test('a resent event gets the same entry id from a server that restarted with an earlier state', () => {
    const conversation = createTestConversation().start().coachSays('Hello!').childHearsAll()
    const taken = { type: 'text', text: 'I have a cat', at: 9_000, sequence: 3 } as const
    const again = JSON.parse(JSON.stringify(conversation.state))
    const [first, second] = [conversation.state, again].map((state) => advance(state, taken, findProfanity).effects)
    expect(second).toEqual(first)
    expect(first?.[0]).toMatchObject({ type: 'save-entry', entry: { id: 'conversation-2', text: 'I have a cat' } })
  })
})

test('a device that asks again on the same connection is told that the conversation is ready', () => {
  const conversation = createTestConversation().start().coachSays('Hello!').serverEvent({ type: 'reconnected' })
  expect(conversation.lastEffects).toContainEqual({
    type: 'send-to-device',
    message: { type: 'ready', lastSequence: 1 },
  })
  expect(conversation.hasEffect('stop-speaking')).toBe(false)
})
