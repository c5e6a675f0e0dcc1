import { describe, expect, test } from 'vitest'
import { asksToChoose, playing, replies, replyTo } from './testing/play-with-child.ts'

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
