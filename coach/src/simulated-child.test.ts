import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { maxSecondsForLittle, secondsToSay } from './dialogue/speaking-time.ts'
import { countMisses, countRepeats } from './testing/count-repeats.ts'
import { simulateConversation, type SimulatedConversation } from './testing/simulated-child.ts'
import { createTestCoach } from './testing/test-child.ts'

/** `npm run simulate-child -- --age 4 --activity move --details` plays the same conversations and shows what was counted. */
const goals = { misses: 0.05, repeats: 0.05, repeatsOnSecondDay: 0.2 }

const coach = createTestCoach()

test.each([4, 6, 9])(
  'ten minutes of any activity on two days repeat and miss little for a child of %s',
  async (age) => {
    const played = activities.filter(({ fromAge }) => fromAge <= age)
    const shares: [string, number][] = []
    const tooLong: string[] = []
    for (const { id } of played) {
      const [first, second] = await playTwoDays(id, age)
      expect(first.seconds).toBeGreaterThanOrEqual(600)
      shares.push(...exceededGoals(id, age, first, second))
      tooLong.push(...longTurnsForLittle(age, [first, second]))
    }
    expect(played.length).toBeGreaterThan(12)
    expect(shares).toEqual([])
    expect(tooLong).toEqual([])
  },
  120_000,
)

async function playTwoDays(activity: string, age: number) {
  const play = (day: number) =>
    simulateConversation({ coach, age, activity, seed: `${activity} ${age} day ${day}`, childId: `${activity} ${age}` })
  return [await play(1), await play(2)] as const
}

function exceededGoals(id: string, age: number, first: SimulatedConversation, second: SimulatedConversation) {
  const measured = {
    misses: countMisses(first).share,
    repeats: countRepeats(first).share,
    repeatsOnSecondDay: countRepeats(second, [first]).share,
  }
  const kinds = Object.keys(goals) as (keyof typeof goals)[]
  return kinds
    .filter((kind) => measured[kind] >= goals[kind])
    .map((kind): [string, number] => [`${id} at ${age}: ${kind}`, measured[kind]])
}

function longTurnsForLittle(age: number, conversations: readonly SimulatedConversation[]) {
  const replies = conversations.flatMap(({ turns }) => turns.filter(({ who }) => who === 'coach'))
  return age < 6 ? replies.map(({ text }) => text).filter((text) => secondsToSay(text) > maxSecondsForLittle) : []
}

test('a coach that always says the same is found', () => {
  const turns = Array.from({ length: 10 }, () => ({ who: 'coach' as const, text: 'I did not catch that.' }))
  const bored = { turns, seconds: 600 }
  expect(countRepeats(bored).share).toBe(0.9)
  expect(countRepeats(bored, [bored]).share).toBe(1)
  expect(countMisses(bored).share).toBe(1)
})
