import { describe, expect, test } from 'vitest'
import { unlimited } from '../participants.ts'
import { timeoutsMs } from '../lifecycle/timeouts.ts'
import { phrases } from '../texts/en/phrases.ts'
import { playing, replies, replyTo } from './testing/play-with-child.ts'

describe('the end of a conversation and care', () => {
  test('in silence the coach says that it is still there', () => {
    const conversation = playing()
    replyTo(conversation, 'he hurts me')
    conversation.advanceTime(12_500).childHearsAll().advanceTime(12_500).childHearsAll()
    expect(conversation.transcript.slice(-2).join()).toMatch(
      /still here with you|just be together|not going away|no hurry/,
    )
    expect(conversation.endReason).toBeNull()
  })

  test('a child that says goodbye is reminded of a grown-up', () => {
    const conversation = playing()
    expect(replies(conversation, ['he hurts me', 'bye bye'])[1]).toMatch(/bye.*grown-up/i)
    expect(conversation.endReason).toBe('goodbye')
  })

  test('something serious after a goodbye is answered with care, and the conversation goes on', () => {
    const conversation = playing().childSays('bye bye')
    expect(conversation.state.endingWith).toBe('goodbye')
    replyTo(conversation, 'he hurts me')
    expect(conversation.endReason).toBeNull()
    expect(replyTo(conversation, 'hm')).toMatch(/nothing wrong|not in trouble|because of you/)
  })

  test('the time limit waits for care, at most ten minutes, and then comes before play', () => {
    const limits = { ...unlimited, endAt: 20_000 }
    const conversation = playing({ limits })
    replyTo(conversation, 'nobody likes me')
    conversation.advanceTime(12_500).childHearsAll().advanceTime(12_500).childHearsAll()
    replies(conversation, ['yes', 'hm'])
    expect(conversation.endReason).toBeNull()
    expect(replyTo(conversation, 'let us play')).toMatch(/^Bye.*grown-up/)
    expect(conversation.endReason).toBe('time-limit')
    const talkative = playing({ limits })
    for (let turn = 0; turn < 60 && talkative.endReason === null; turn++) {
      replyTo(talkative, 'nobody likes me')
      talkative.advanceTime(11_000).childHearsAll()
    }
    expect(talkative.endReason).toBe('time-limit')
    expect(talkative.state.now).toBeGreaterThanOrEqual(limits.endAt + timeoutsMs.care)
  })

  test('something serious that was said offline is answered after the reconnection', () => {
    const conversation = playing().childStartsSpeaking('u').serverEvent({ type: 'disconnected' })
    conversation.transcribedAs('he hurts me')
    conversation.serverEvent({ type: 'reconnected' }).childHearsAll()
    expect(conversation.transcript.at(-1)).toMatch(/grown-up/)
  })

  test('a child need not repeat what was not heard', () => {
    const conversation = playing()
    replyTo(conversation, 'he hurts me')
    conversation.childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' })
    for (let times = 0; times < 2; times++) {
      const hear = conversation.allEffects.findLast((effect) => effect.type === 'hear')
      conversation.serverEvent({ type: 'hear-failed', id: hear?.id ?? '' })
    }
    conversation.childHearsAll()
    expect(conversation.transcript.at(-1)).toMatch(/do not have to say it again|ears missed that/)
    expect(conversation.transcript.at(-1)).not.toContain(phrases.hearFailed)
  })
})
