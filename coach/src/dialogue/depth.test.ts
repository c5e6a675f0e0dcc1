import { describe, expect, test } from 'vitest'
import { createTestChild } from '../testing/test-child.ts'
import { firstLevel, isLittle, isOlder } from './depth.ts'
import { maxSecondsForLittle, secondsToSay } from './speaking-time.ts'

const levels = ['first-words', 'simple', 'fluent', 'advanced', 'expert', 'second-language']
const childOf = (age: number | null, level: string) => ({ context: { age, level } }) as Parameters<typeof isLittle>[0]

describe('how simply the coach speaks', () => {
  test('the proficiency level changes turns, stories and games of a child of nine', () => {
    const depths = levels.map((level) => {
      const child = childOf(9, level)
      return `${level}: ${isLittle(child) ? 'short' : 'long'} turns, ${isOlder(child) ? 'deep' : 'plain'} stories, level ${firstLevel(child)}`
    })
    expect(depths).toEqual([
      'first-words: short turns, plain stories, level 1',
      'simple: long turns, plain stories, level 2',
      'fluent: long turns, deep stories, level 3',
      'advanced: long turns, deep stories, level 3',
      'expert: long turns, deep stories, level 4',
      'second-language: short turns, plain stories, level 2',
    ])
  })

  test('games begin harder for rich language', () => {
    const atAges = (level: string) => [5, 7, 9, 12].map((age) => firstLevel(childOf(age, level)))
    expect(atAges('simple')).toEqual([2, 2, 2, 2])
    expect(atAges('fluent')).toEqual([2, 2, 3, 3])
    expect(atAges('advanced')).toEqual([2, 3, 3, 4])
    expect(atAges('expert')).toEqual([2, 3, 4, 4])
  })

  test('below six years turns are short and stories plain at every level', () => {
    for (const level of levels) expect([isLittle(childOf(5, level)), isOlder(childOf(5, level))]).toEqual([true, false])
    expect(firstLevel(childOf(4, 'expert'))).toBe(1)
  })

  test('a child of nine that learns the language hears shorter turns in the same game', async () => {
    const hear = async (level: string) => {
      const child = createTestChild({ age: 9, level })
      const replies = [await child.greet({ activity: 'riddles' })]
      for (let turn = 0; turn < 4; turn++) replies.push(await child.say('tell me'))
      return replies.map(secondsToSay)
    }
    expect(Math.max(...(await hear('second-language')))).toBeLessThan(maxSecondsForLittle)
    expect(Math.max(...(await hear('fluent')))).toBeGreaterThan(maxSecondsForLittle)
  })
})
