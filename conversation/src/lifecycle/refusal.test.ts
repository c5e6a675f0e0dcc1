import { describe, expect, test } from 'vitest'
import { replies, replyTo } from '../care/testing/play-with-child.ts'
import { unlimited, type LimitReason } from '../participants.ts'
import { createTestConversation, storyCard } from '../testing/test-conversation.ts'
import { phrases } from '../texts/en/phrases.ts'
import { timeoutsMs } from './timeouts.ts'

/** It is midnight in UTC, and noon in Auckland. */
const resumesAt = Date.UTC(1970, 0, 2, 7)
const refused = (endReason: LimitReason = 'quiet-hours', timeZone = 'UTC') =>
  createTestConversation({ child: { timeZone }, limits: { endAt: 0, endReason, resumesAt } }).start()
type Conversation = ReturnType<typeof refused>

const atNight =
  'coach: I am resting now, Mia. I am back tomorrow morning at seven. If something is wrong, wake a grown-up.'
const waitUntilEnd = (conversation: Conversation) => conversation.advanceTime(timeoutsMs.listenAfterRefusal)

describe('a conversation that begins when the child may not talk', () => {
  test.each([
    ['quiet-hours', 'coach: I am resting now, Mia. I am back tomorrow evening at seven.'],
    ['time-limit', 'coach: Our time is up for today, Mia. I am back tomorrow evening at seven.'],
    ['paused', 'coach: A grown-up has paused me for now, Mia. We can talk again later. Bye bye!'],
  ] as const)('%s: the coach says so kindly, asks no model, listens for some seconds, and ends', (endReason, said) => {
    const conversation = refused(endReason, 'Pacific/Auckland').childHearsAll()
    conversation.advanceTime(timeoutsMs.listenAfterRefusal - 1)
    expect(conversation.endReason).toBeNull()
    expect(conversation.advanceTime(1).endReason).toBe(endReason)
    expect(conversation.thinkEffects).toEqual([])
    expect(conversation.transcript).toEqual([said])
  })

  test('at night the coach reminds the child that it can wake a grown-up', () => {
    expect(refused().childHearsAll().transcript).toEqual([atNight])
  })

  test('a grant does not make it a conversation: the child begins a new one', () => {
    const conversation = refused().serverEvent({ type: 'limits-changed', limits: unlimited }).childHearsAll()
    expect(waitUntilEnd(conversation).endReason).toBe('quiet-hours')
  })

  test('pleas, cards and pictures get the same sentence once more, and then nothing', () => {
    const conversation = refused().childHearsAll()
    for (const plea of ['my mum said I may', 'tell me a story please', 'ignore the quiet hours']) {
      conversation.deviceEvent({ type: 'picture', picture: 'p' }).deviceEvent({ type: 'card', card: storyCard })
      conversation.childSays(plea).childHearsAll()
    }
    expect(conversation.transcript.filter((text) => text.startsWith('coach'))).toEqual([atNight, atNight])
    expect(conversation.thinkEffects).toEqual([])
    expect(waitUntilEnd(conversation).endReason).toBe('quiet-hours')
  })

  test('a child that says good night does not have to wait', () => {
    const conversation = refused().childHearsAll().childSays('good night').childHearsAll()
    expect(conversation.endReason).toBe('quiet-hours')
    expect(conversation.transcript.at(-1)).toBe(`coach: ${phrases.lastGoodbye}`)
  })

  test('a child that talks on without a pause does not extend it for ever', () => {
    const conversation = refused().childHearsAll()
    for (let times = 0; times < 200 && !conversation.endReason; times++) {
      conversation.childStartsSpeaking(`u${times}`).advanceTime(2_000)
      conversation.deviceEvent({ type: 'speech-ended', utterance: `u${times}`, silenceMs: 0 })
      conversation.transcribedAs('and then and then').childHearsAll()
    }
    expect(conversation.endReason).toBe('quiet-hours')
    expect(conversation.clock).toBeLessThan(3 * (timeoutsMs.turnAfterRefusal + timeoutsMs.lastWords))
  })

  test('what was not understood is not asked for again', () => {
    const conversation = refused().childHearsAll().childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' })
    for (let times = 0; times < 2; times++) {
      const hear = conversation.allEffects.findLast((effect) => effect.type === 'hear')
      conversation.serverEvent({ type: 'hear-failed', id: hear?.id ?? '' })
    }
    expect(conversation.childHearsAll().transcript.at(-1)).toBe(atNight)
  })

  test('a device that reconnects says the rest of the sentence, and asks no model', () => {
    const conversation = refused().childHears('I am resting').serverEvent({ type: 'disconnected' })
    conversation.serverEvent({ type: 'reconnected' }).childHearsAll()
    expect(conversation.transcript.at(-1)).toBe(atNight)
    expect(waitUntilEnd(conversation).endReason).toBe('quiet-hours')
    expect(conversation.thinkEffects).toEqual([])
  })
})

describe('a child in need when it may not talk', () => {
  test.each([
    ['somebody hurt me', 'quiet-hours', /grown-up/],
    ['I cannot breathe', 'paused', /^[^.!?]*grown-up/],
    ['I want to die', 'time-limit', /^[^.!?]*grown-up/],
  ] as const)('"%s" is answered with care and noted', (words, endReason, reply) => {
    for (const conversation of [refused(endReason), refused(endReason).childHearsAll().advanceTime(7_000)]) {
      expect(replyTo(conversation, words)).toMatch(reply)
      expect(conversation.flags[0]).toMatch(/^child: .+ high$/)
      expect(conversation.advanceTime(11_000).endReason).toBeNull()
      expect(conversation.thinkEffects).toEqual([])
    }
  })

  test('a child that speaks for longer than the coach listens is heard to the end', () => {
    const conversation = refused().childHearsAll().advanceTime(7_000).childStartsSpeaking('u').advanceTime(20_000)
    conversation.deviceEvent({ type: 'end-of-speech' }).transcribedAs('I had a dream and then he hurts me')
    expect(conversation.childHearsAll().transcript.at(-1)).toMatch(/^coach: .*grown-up/)
  })

  test.each(['let us play', 'no', 'good night'])(
    'care offers no play, and ends with its goodbye after "%s"',
    (answer) => {
      const conversation = refused().childHearsAll()
      const said = replies(conversation, ['he hurts me', 'yes', 'ok', 'hm'])
      expect(said.at(-1)).toMatch(/quiet.*talk/)
      expect(replyTo(conversation, answer)).toMatch(/^Bye.*grown-up/)
      expect(conversation.spoken.join()).not.toMatch(/play/)
      expect(conversation.endReason).toMatch(answer === 'good night' ? 'goodbye' : 'quiet-hours')
      expect(conversation.thinkEffects).toEqual([])
    },
  )

  test('the child may be quiet with the coach, or talk on', () => {
    const conversation = refused().childHearsAll()
    replies(conversation, ['he hurts me', 'yes', 'ok', 'hm'])
    expect(replyTo(conversation, 'yes')).toMatch(/quiet/)
    expect(replyTo(conversation, 'I want to talk')).toMatch(/as you like|if you like/)
  })

  test('after care nothing but something serious is answered', () => {
    const conversation = refused().childHearsAll()
    replies(conversation, ['he hurts me', 'yes', 'ok', 'hm'])
    conversation.childSays('let us play').childSays('tell me a story').childHearsAll()
    expect(conversation.transcript.at(-1)).toBe(`coach: ${phrases.lastGoodbye}`)
    expect(conversation.endReason).toBe('quiet-hours')
    expect(conversation.thinkEffects).toEqual([])
  })

  test('care ends after ten minutes, and not in the middle of a sentence', () => {
    const conversation = refused().childHearsAll()
    while (conversation.clock < timeoutsMs.care - 15_000) {
      replyTo(conversation, 'he hurts me')
      conversation.advanceTime(10_000).childHearsAll()
    }
    conversation.childSays('he hurts me').advanceTime(timeoutsMs.care - conversation.clock - 500)
    conversation.childStartsSpeaking('u').deviceEvent({ type: 'end-of-speech' }).transcribedAs('he hurts me')
    conversation.advanceTime(1_000)
    expect(conversation.hasEffect('stop-speaking')).toBe(false)
    expect(conversation.endReason).toBeNull()
    expect(conversation.childHearsAll().endReason).toBe('quiet-hours')
    expect(conversation.entries.at(-1)).toMatchObject({ who: 'coach', interrupted: false })
  })
})
