import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gravePhrases } from '../testing/hostile-text.ts'
import { createTestConversation } from '../testing/test-conversation.ts'

const listening = () => createTestConversation().start().coachSays('Hello!').childHearsAll()
type TestConversation = ReturnType<typeof listening>

/** The child goes on after less than the pause that ends a turn. */
function saysWithoutPause(conversation: TestConversation, texts: string[]) {
  for (const [index, text] of texts.entries())
    conversation
      .childStartsSpeaking(`u${index}`)
      .deviceEvent({ type: 'speech-ended', utterance: `u${index}`, silenceMs: 0 })
      .transcribedAs(text)
  return conversation
}

const childTexts = ({ entries }: TestConversation) =>
  entries.filter(({ who }) => who === 'child').map(({ text }) => text)
const tale = Array.from({ length: 30 }, (_, index) => `then frog ${index} came`)

describe('a long turn', () => {
  test('everything that the child says without a pause is stored and checked, and the coach gets a short request', () => {
    const utterances = fc.array(
      fc.oneof(fc.constant(''), fc.constant('a frog'), fc.nat(2_000).map(textOfLength), fc.constant('bye bye')),
      { minLength: 15, maxLength: 60, size: 'max' },
    )
    fc.assert(
      fc.property(utterances, fc.constantFrom(...gravePhrases), (before, phrase) => {
        const said = [...before, phrase]
        const conversation = saysWithoutPause(listening(), said)
        conversation.advanceTime(5_000)
        expect(childTexts(conversation).join(' ')).toBe(said.filter(Boolean).join(' '))
        expect(conversation.flags).toContainEqual(expect.stringMatching(/^child: .* high$/))
        conversation.childHearsAll().childSays('and then')
        expect(JSON.stringify(conversation.thinkEffects.at(-1)?.messages).length).toBeLessThan(16_000)
      }),
      { numRuns: 100 },
    )
  })

  test('a grave sentence is flagged while the child is still talking, and answered at the end of the turn', () => {
    const conversation = saysWithoutPause(listening(), ['I want to hurt myself', ...tale])
    expect(conversation.flags).toEqual(['child: self-harm high'])
    expect(conversation.spoken).toEqual(['Hello!'])
    conversation.advanceTime(900)
    expect(conversation.spoken.length).toBeGreaterThan(1)
    expect(conversation.hasEffect('think')).toBe(false)
    expect(conversation.state).toMatchObject({ concern: { category: 'self-harm' }, turnCount: 1 })
  })

  test('a grave phrase is found that begins in one part and ends in the next', () => {
    const conversation = saysWithoutPause(listening(), [...tale.slice(0, 19), 'I want to hurt', 'myself'])
    expect(conversation.advanceTime(900).flags).toContain('child: self-harm high')
    expect(childTexts(conversation)).toEqual([expect.stringMatching(/hurt$/), 'myself'])
  })

  test('the parts have the speech of their utterances and follow each other in time', () => {
    const conversation = saysWithoutPause(listening().advanceTime(1_000), tale).advanceTime(900)
    const parts = conversation.entries.filter(({ who }) => who === 'child')
    expect(parts.map(({ speech }) => speech.length)).toEqual([20, 10])
    expect(parts.flatMap(({ speech }) => speech)).toEqual(tale.map((_, index) => `u${index}`))
    expect(parts.map(({ at }) => at)).toEqual(parts.map(({ at }) => at).toSorted((one, other) => one - other))
  })

  test('the coach replies once, also if only noise follows the words that are stored', () => {
    const conversation = saysWithoutPause(listening(), [...tale.slice(0, 20), '', '']).advanceTime(900)
    expect(conversation.thinkEffects.map(({ context }) => context.purpose)).toEqual(['greet', 'reply'])
    expect(childTexts(conversation)).toHaveLength(1)
  })

  test('noise without words is no turn, however long it is', () => {
    const conversation = saysWithoutPause(listening(), Array<string>(60).fill('')).advanceTime(900)
    expect(childTexts(conversation)).toEqual([])
    expect(conversation.thinkEffects).toHaveLength(1)
  })

  test('"bye bye" at the end of a long tale does not end the conversation', () => {
    const conversation = saysWithoutPause(listening(), [...tale.slice(0, 20), 'bye bye']).advanceTime(900)
    expect(conversation.state.endingWith).toBe(null)
    expect(conversation.hasEffect('think')).toBe(true)
  })

  test('typed text is checked and stored while an earlier utterance is still being transcribed', () => {
    const conversation = listening().childStartsSpeaking('u')
    for (let times = 0; times < 50; times++) conversation.deviceEvent({ type: 'text', text: 'blah '.repeat(400) })
    conversation.deviceEvent({ type: 'text', text: 'I want to hurt myself' }).transcribedAs('I have a dog')
    const words = childTexts(conversation).join(' ')
    expect(words.match(/blah/g)).toHaveLength(20_000)
    expect(words).toMatch(/I have a dog/)
    expect(conversation.flags).toEqual(['child: self-harm high'])
  })

  test('words that are still being transcribed when the conversation ends are stored in full', () => {
    const conversation = listening()
    for (let index = 0; index < 50; index++) conversation.childStartsSpeaking(`u${index}`)
    conversation.serverEvent({ type: 'stop', reason: 'stopped' })
    const hears = conversation.allEffects.filter((effect) => effect.type === 'hear')
    for (const { id, utterance } of hears.toReversed())
      conversation.serverEvent({ type: 'heard', id, text: utterance === 'u3' ? 'I want to die' : 'a frog' })
    expect(
      childTexts(conversation)
        .join(' ')
        .match(/a frog/g),
    ).toHaveLength(49)
    expect(conversation.flags).toEqual(['child: self-harm high'])
    expect(conversation.state).toMatchObject({ childTurn: null, timerAt: null })
  })
})

const textOfLength = (length: number) => 'ribbit '.repeat(length).slice(0, length).trim()
