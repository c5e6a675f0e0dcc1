import { describe, expect, test } from 'vitest'
import { matchChoice } from './match-choice.ts'

const choice = (index: number, label: string | null, ...hears: string[]) => ({ index, label, hears })
const cave = choice(0, 'the cave', 'dark')
const river = choice(1, 'the river', 'water', 'swim')
const hear = (said: string, ...choices: ReturnType<typeof choice>[]) => matchChoice(said, choices)?.index ?? null

describe('a child is understood', () => {
  test.each([
    ['the cave', 0],
    ['Um, I want to go to the cave please!', 0],
    ['into the DARK', 0],
    ['let us swim', 1],
    ['swimming', 1],
    ['the rivers', 1],
    ['the rivver', 1],
  ])('"%s"', (said, index) => expect(hear(said, cave, river)).toBe(index))

  const notMeant = ['banana', '', '...', 'I do not want the cave', 'not the river', '小明']
  test.each(notMeant)('but not when it says "%s"', (said) => expect(hear(said, cave, river)).toBeNull())

  test('when it says no to one and yes to the other', () => {
    expect(hear('not the cave, the river', cave, river)).toBe(1)
  })

  test('by the longer phrase when two would do', () => {
    const choices = [choice(0, null, 'bear'), choice(1, null, 'polar bear')]
    expect(hear('is it a polar bear', ...choices)).toBe(1)
    expect(hear('is it a bear', ...choices)).toBe(0)
  })

  test('short words are not stretched: no is not know, and a cat is not a cap', () => {
    expect(hear('I know', choice(0, null, '@no'))).toBeNull()
    expect(hear('cap', choice(0, null, 'cat'))).toBeNull()
  })

  test('a mouse is not a house', () => expect(hear('house', choice(0, null, 'mouse'))).toBeNull())
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
  ])('"%s" is %s', (said, meant) => expect(hear(said, choice(0, null, meant))).toBe(0))

  test.each(['seventeen', 'six or seven or eight', 'this is for you'])('"%s" is neither 7 nor 4', (said) => {
    expect(hear(said, choice(0, null, '7', '4'))).toBeNull()
  })

  test('any number is heard as a number, the right one as the right one', () => {
    const choices = [choice(0, null, '12'), choice(1, null, '@number'), choice(2, null, '@anything')]
    expect(hear('twelve', ...choices)).toBe(0)
    expect(hear('eleven', ...choices)).toBe(1)
    expect(hear('an elephant', ...choices)).toBe(2)
  })
})

describe('what children say in many words', () => {
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
  ])('"%s"', (said, index) => expect(hear(said, ...choices)).toBe(index))

  test('that it said something is not that it was understood', () => {
    expect(matchChoice('flubber', choices)).toEqual({ index: 5, understood: false })
    expect(matchChoice('yes', choices)).toEqual({ index: 0, understood: true })
  })
})
