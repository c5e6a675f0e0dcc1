import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { timeoutsMs } from '../lifecycle/timeouts.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import { createTestConversation, storyCard } from '../testing/test-conversation.ts'

const activities = ['story', 'riddles', 'counting', 'i-spy', 'good-night', 'free-talk']
const cardOf = (id: string) => ({ ...storyCard, activity: { id, name: id, description: '' } })
const playing = (setup: Parameters<typeof createTestConversation>[0] = {}) =>
  createTestConversation(setup).start().coachSays('Hello! Is the fox red, or blue?').childHearsAll()

type TestConversation = ReturnType<typeof createTestConversation>

/** What the coach replies, in one text. */
function replyTo(conversation: TestConversation, text: string) {
  const before = conversation.transcript.length
  conversation.childSays(text).childHearsAll()
  return conversation.transcript
    .slice(before + 1)
    .join(' ')
    .replace(/^coach: /, '')
}

const replies = (conversation: TestConversation, texts: string[]) => texts.map((text) => replyTo(conversation, text))
const asksToChoose = /play.*quiet.*talk/

describe('after a disclosure', () => {
  test.each(activities)('the coach stays with the child for four turns in “%s”, and asks before play goes on', (id) => {
    const conversation = playing({ card: cardOf(id) })
    const thoughts = conversation.thinkEffects.length
    const [opening, support, helper, choice] = replies(conversation, ['he hurts me', 'yes', 'the fox', 'hm'])
    expect(opening).toMatch(/(thank you|glad).*(believe|brave).*(not your fault|not to blame).*grown-up/i)
    expect(support).toMatch(/nothing wrong|not in trouble|because of you/)
    expect(helper).toMatch(/(listen|listens)/)
    expect(choice).toMatch(asksToChoose)
    expect(conversation.thinkEffects).toHaveLength(thoughts)
    conversation.childSays('yes')
    expect(conversation.thinkEffects.at(-1)?.context).toMatchObject({ purpose: 'resume', activity: id })
  })

  test('a repeated disclosure gets care each time, in other words', () => {
    const conversation = playing()
    const heard = replies(conversation, Array<string>(8).fill('my dad hits me'))
    for (const reply of heard) expect(reply).toMatch(/grown-up/)
    for (const [index, reply] of heard.entries()) expect(reply).not.toBe(heard[index - 1])
    expect(conversation.thinkEffects).toHaveLength(1)
    expect(conversation.flags).toHaveLength(8)
  })

  test('repeated sadness gets care each time, although it is of medium severity', () => {
    const conversation = playing()
    for (const reply of replies(conversation, ['nobody likes me', 'no one likes me', 'nobody likes me']))
      expect(reply).toMatch(/grown-up/)
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test('a second disclosure while the child plays on gets care again', () => {
    const conversation = playing()
    replies(conversation, ['he hurts me', 'yes', 'yes', 'yes'])
    conversation.childSays('play').coachSays('Is it red?').childHearsAll()
    expect(replyTo(conversation, 'she hurts me')).toMatch(/grown-up/)
    expect(replyTo(conversation, 'hm')).toMatch(/nothing wrong|not in trouble|because of you/)
  })

  test('nothing that the coach says asks for details, and no sentence comes twice in a row', () => {
    const said = fc.constantFrom(
      'he hurts me',
      'I want to die',
      'nobody likes me',
      'yes',
      'no',
      'why',
      'I am scared',
      'is it my fault',
      'mummy is here',
      'nobody is here',
      'talk more',
      'be quiet',
      'play',
      'the red fox',
      'he told me not to tell',
      'I was only joking',
    )
    fc.assert(
      fc.property(fc.array(said, { minLength: 4, maxLength: 14 }), fc.constantFrom(4, 10), (texts, age) => {
        const conversation = playing({ child: { age } })
        let before: string[] = []
        for (const text of ['he hurts me', ...texts]) {
          const count = conversation.spoken.length
          conversation.childSays(text).childHearsAll()
          const sentences = conversation.spoken.slice(count)
          expect(sentences.length > 0 || conversation.state.pendingReply !== null).toBe(true)
          if (conversation.state.pendingReply) conversation.coachSays('Let us see.').childHearsAll()
          expect(sentences.filter((sentence) => before.includes(sentence))).toEqual([])
          expect(sentences.filter((sentence) => /\b(who|where|when|why|what)\b/i.test(sentence))).toEqual([])
          before = sentences
        }
      }),
      { numRuns: 60 },
    )
  })

  test('the coach names helpers whom the child has not mentioned', () => {
    expect(replies(playing(), ['my teacher hits me', 'yes', 'yes']).join(' ')).not.toMatch(/teacher/)
    expect(replies(playing(), ['my grandpa hits me', 'yes', 'yes']).join(' ')).not.toMatch(/granny/)
  })

  test('a child that asks whether it is to blame, or for secrecy, gets an honest answer', () => {
    expect(replies(playing(), ['he hurts me', 'is it my fault'])[1]).toMatch(/^(No, it is not because|You are a good)/)
    const [, secrecy] = replies(playing(), ['he hurts me', 'please keep it secret'])
    expect(secrecy).toMatch(/^(I do not keep secrets|Heavy secrets may always be told)/)
  })
})

describe('the choice before play goes on', () => {
  const atChoice = (setup = {}) => {
    const conversation = playing(setup)
    replies(conversation, ['nobody likes me', 'yes', 'hm'])
    expect(conversation.state.care?.step).toBe('choice')
    return conversation
  }

  test.each(['yes', 'play', 'let us go on', 'I don’t want to talk about it'])('“%s” resumes the activity', (text) => {
    const conversation = atChoice().childSays(text)
    expect(conversation.thinkEffects.at(-1)?.context.purpose).toBe('resume')
    expect(conversation.state.care).toBeNull()
  })

  test('a child that wants to talk is listened to, and asked again later', () => {
    const conversation = atChoice()
    expect(replyTo(conversation, 'talk more')).toMatch(/as much or as little|Go on, if you like/)
    expect(replies(conversation, ['they were there', 'and then we left'])[1]).toMatch(asksToChoose)
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test.each(['no', 'be quiet', 'I don’t want to play'])('after “%s” the coach is quiet with the child', (text) => {
    const conversation = atChoice()
    expect(replyTo(conversation, text)).toMatch(/quiet/)
    const before = conversation.spoken.length
    expect(conversation.advanceTime(25_000).spoken).toHaveLength(before)
    conversation.advanceTime(6_000).childHearsAll()
    expect(conversation.spoken.length).toBeGreaterThan(before)
    expect(replyTo(conversation, 'I have a dog')).toMatch(asksToChoose)
    expect(conversation.childSays('play').thinkEffects.at(-1)?.context.purpose).toBe('resume')
  })

  test('a child that answers with something else is asked again twice, then plays on', () => {
    const conversation = atChoice()
    for (const reply of replies(conversation, ['a blue fox', 'a red fox'])) expect(reply).toMatch(asksToChoose)
    expect(conversation.childSays('a green fox').thinkEffects.at(-1)?.context.purpose).toBe('resume')
  })

  test('a card that is shown meanwhile starts its activity only after the choice', () => {
    const conversation = playing()
    replies(conversation, ['he hurts me'])
    conversation.deviceEvent({ type: 'card', card: storyCard }).childHearsAll()
    expect(conversation.thinkEffects).toHaveLength(1)
    expect(conversation.transcript.at(-1)).toMatch(asksToChoose)
    expect(conversation.childSays('yes').thinkEffects.at(-1)?.context).toMatchObject({
      purpose: 'start-activity',
      activity: 'story',
    })
  })

  test('a child that wants to talk about it again while it plays is listened to', () => {
    const conversation = playing()
    replies(conversation, ['he hurts me', 'yes', 'yes', 'yes', 'play'])
    conversation.coachSays('Is it red?').childHearsAll()
    expect(replyTo(conversation, 'can we talk about it')).toMatch(/as much or as little|Go on, if you like/)
    expect(conversation.state.care?.step).toBe('listen')
  })

  test('the coach comes back to it once, two turns after play went on', () => {
    const conversation = playing()
    replies(conversation, ['he hurts me', 'yes', 'yes', 'yes', 'play'])
    conversation.coachSays('Is it red?').childHearsAll()
    const reminders = ['red', 'blue', 'green', 'black'].map((text) => {
      const before = conversation.spoken.length
      conversation.childSays(text).coachSays('Nice.').childHearsAll()
      return conversation.spoken.slice(before).join(' ')
    })
    expect(reminders.map((text) => /tell a grown-up|told me/.test(text))).toEqual([false, true, false, false])
  })
})

describe('in an emergency', () => {
  test.each([
    ['I swallowed a battery', 4],
    ['mummy won’t wake up', 4],
    ['I want to kill myself', 4],
    ['the kitchen is on fire', 10],
  ])('after “%s” (age %i) “get a grown-up” comes first, until the child says that one is there', (text, age) => {
    const conversation = playing({ child: { age } })
    const heard = replies(conversation, [text, 'ok', 'I like the fox', 'the fox is blue', text, 'hm'])
    for (const reply of heard) expect(reply).toMatch(/^[^.!?]*grown-up/)
    expect(replyTo(conversation, 'my granny is here now')).toMatch(/Tell them now|Show the grown-up|Let them know/)
    const [support, choice] = replies(conversation, ['ok', 'ok'])
    expect(support).toMatch(/nothing wrong|not in trouble|because of you/)
    expect(choice).toMatch(asksToChoose)
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test('a child that is alone hears the emergency number of its country', () => {
    const helplines = { emergencyNumber: '112', childHelpline: null }
    const conversation = playing({ helplines })
    replies(conversation, ['the kitchen is on fire', 'ok'])
    expect(replyTo(conversation, 'nobody is here')).toMatch(/one one two/)
    expect(replies(playing(), ['the kitchen is on fire', 'nobody is here'])[1]).toMatch(/the emergency number/)
  })

  test('“yes” counts only as an answer to the question whether a grown-up is there', () => {
    const [, first, second] = replies(playing(), ['mummy won’t wake up', 'yes', 'yes'])
    expect(first).toMatch(/\?$/)
    expect(second).toMatch(/^(Good\.|That is good\.)/)
  })

  test('a child that only played hears no reproach, and is asked whether to play on', () => {
    const conversation = playing()
    const [, reply] = replies(conversation, ['the house is on fire', 'it was only a game'])
    expect(reply).toMatch(/grown-up/)
    expect(reply).toMatch(asksToChoose)
  })

  test('a child that wants to hurt itself is never sent to neighbours, and “ok” does not mean that somebody is there', () => {
    for (const age of [5, 11]) {
      const said = ['I want to kill myself', 'ok', 'ok', 'no', 'I don’t want to', 'nobody is here', 'ok']
      const heard = replies(playing({ child: { age } }), said)
      expect(heard.join(' ')).not.toMatch(/neighbour|shout|quick/i)
      for (const reply of heard) expect(reply).toMatch(/grown-up|I need help/)
    }
  })

  test('a worse finding during care becomes the emergency', () => {
    const [, urgent] = replies(playing(), ['nobody likes me', 'I want to die'])
    expect(urgent).toMatch(/^[^.!?]*grown-up/)
  })

  test('in silence the coach asks for a grown-up, and does not say that the child is busy', () => {
    const conversation = playing()
    replyTo(conversation, 'mummy won’t wake up')
    for (let times = 0; times < 5; times++) {
      conversation.advanceTime(12_500).childHearsAll()
      expect(conversation.transcript.at(-1)).toMatch(/grown-up/)
    }
    conversation.advanceTime(12_500).childHearsAll()
    expect(conversation.transcript.at(-1)).toMatch(/bye.*grown-up/i)
    expect(conversation.endReason).toBe('silence')
  })
})

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
    const limits = { windDownAt: null, endAt: 20_000 }
    const conversation = playing({ limits })
    replyTo(conversation, 'nobody likes me')
    conversation.advanceTime(12_500).childHearsAll().advanceTime(12_500).childHearsAll()
    replies(conversation, ['yes', 'hm'])
    expect(conversation.endReason).toBeNull()
    conversation.childSays('yes').childHearsAll()
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
    expect(conversation.transcript.at(-1)).not.toContain(fixedPhrases.hearFailed)
  })
})

test('from eight years on the coach names the helpline of the country', () => {
  const helplines = { emergencyNumber: '999', childHelpline: { name: 'Childline', number: '0800 1111' } }
  const said = (age: number) => replies(playing({ child: { age }, helplines }), ['he hurts me', 'yes', 'yes']).join(' ')
  expect(said(8)).toContain('ring Childline, zero eight zero zero, one one one one: they listen to children.')
  expect(said(5)).not.toContain('Childline')
})

test('uncertain findings and those of low severity change nothing in the conversation', () => {
  const conversation = playing().childSays('what the shit')
  expect(conversation.hasEffect('think')).toBe(true)
  expect(conversation.state.care).toBeNull()
})
