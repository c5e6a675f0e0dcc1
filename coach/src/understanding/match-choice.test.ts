import { describe, expect, test } from 'vitest'
import { matchChoice } from './match-choice.ts'

const choice = (index: number, label: string | null, ...hears: string[]) => ({ index, label, hears })
const cave = choice(0, 'the cave', 'dark')
const river = choice(1, 'the river', 'water', 'swim')
const chosenIndex = (said: string, ...choices: ReturnType<typeof choice>[]) => matchChoice(said, choices)?.index ?? null

describe('matching an answer to a choice', () => {
  test.each([
    ['the cave', 0],
    ['Um, I want to go to the cave please!', 0],
    ['into the DARK', 0],
    ['let us swim', 1],
    ['swimming', 1],
    ['the rivers', 1],
    ['the rivver', 1],
  ])('“%s” matches choice %i', (said, index) => expect(chosenIndex(said, cave, river)).toBe(index))

  const unmatched = ['banana', '', '...', 'I do not want the cave', 'not the river', '小明']
  test.each(unmatched)('“%s” matches no choice', (said) => expect(chosenIndex(said, cave, river)).toBeNull())

  test('a negated choice is not matched', () => {
    expect(chosenIndex('not the cave, the river', cave, river)).toBe(1)
  })

  test('the longest matching phrase wins', () => {
    const choices = [choice(0, null, 'bear'), choice(1, null, 'polar bear')]
    expect(chosenIndex('is it a polar bear', ...choices)).toBe(1)
    expect(chosenIndex('is it a bear', ...choices)).toBe(0)
  })

  test('short words must match exactly', () => {
    expect(chosenIndex('I know', choice(0, null, '@no'))).toBeNull()
    expect(chosenIndex('cap', choice(0, null, 'cat'))).toBeNull()
  })

  test('“house” does not match “mouse”', () => expect(chosenIndex('house', choice(0, null, 'mouse'))).toBeNull())
})

describe('numbers', () => {
  test.each([
    ['seven', '7'],
    ['7', '7'],
    ['I think it is twenty one', '21'],
    ['one hundred and five', '105'],
    ['a hundred', '100'],
    ['one, two, three, four', '4'],
    ['three, no, five', '5'],
    ['for', '4'],
    ['ate', '8'],
  ])('“%s” matches the number %s', (said, meant) => expect(chosenIndex(said, choice(0, null, meant))).toBe(0))

  test.each(['seventeen', 'six or seven or eight', 'this is for you'])('“%s” matches neither 7 nor 4', (said) => {
    expect(chosenIndex(said, choice(0, null, '7', '4'))).toBeNull()
  })

  test('a specific number wins over any number', () => {
    const choices = [choice(0, null, '12'), choice(1, null, '@number'), choice(2, null, '@anything')]
    expect(chosenIndex('twelve', ...choices)).toBe(0)
    expect(chosenIndex('eleven', ...choices)).toBe(1)
    expect(chosenIndex('an elephant', ...choices)).toBe(2)
  })
})

describe('intents', () => {
  const choices = [
    choice(0, null, '@yes'),
    choice(1, null, '@no'),
    choice(2, null, '@hint'),
    choice(3, null, '@unsure'),
    choice(4, null, '@give-up'),
    choice(5, null, '@anything'),
  ]
  test.each([
    ['yeah', 0],
    ['Okay!', 0],
    ['nope', 1],
    ['no thank you', 1],
    ['can I have a hint', 2],
    ['help me', 2],
    ['I don’t know', 3],
    ['I have no idea', 3],
    ['I give up', 4],
    ['another one', 4],
    ['I am a pirate', 5],
  ])('“%s” matches intent %i', (said, index) => expect(chosenIndex(said, ...choices)).toBe(index))

  test('a match of @anything does not count as understood', () => {
    expect(matchChoice('flubber', choices)).toEqual({ index: 5, understood: false })
    expect(matchChoice('yes', choices)).toEqual({ index: 0, understood: true })
  })
})
