import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { storyCard } from '../testing/test-conversation.ts'
import { asksToChoose, cardOf, playing, replies, replyTo } from './testing/play-with-child.ts'

const activities = ['story', 'riddles', 'counting', 'i-spy', 'good-night', 'free-talk']

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
