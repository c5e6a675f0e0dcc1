import { expect, test } from 'vitest'
import { activities } from './activities.ts'
import { maxSecondsForLittle, secondsToSay } from './dialogue/speaking-time.ts'
import { countMisses, countRepeats } from './testing/count-repeats.ts'
import { simulateConversation, type SimulatedConversation } from './testing/simulated-child.ts'
import { createTestCoach } from './testing/test-child.ts'

/** `npm run simulate-child -- --age 4 --activity move --details` plays the same conversations and shows what was counted. */
const goals = { misses: 0.05, repeats: 0.05, repeatsOnSecondDay: 0.2, longTurnsForLittle: 0.1 }

const coach = createTestCoach()

test.each([4, 6, 9])(
  'ten minutes of any activity on two days repeat and miss little for a child of %s',
  async (age) => {
    const played = activities.filter(({ fromAge }) => fromAge <= age)
    const shares: [string, number][] = []
    for (const { id } of played) {
      const play = (day: number) =>
        simulateConversation({ coach, age, activity: id, seed: `${id} ${age} day ${day}`, childId: `${id} ${age}` })
      const [first, second] = [await play(1), await play(2)]
      expect(first.seconds).toBeGreaterThanOrEqual(600)
      shares.push(...exceededGoals(id, age, first, second))
    }
    expect(played.length).toBeGreaterThan(12)
    expect(shares).toEqual([])
  },
  120_000,
)

function exceededGoals(id: string, age: number, first: SimulatedConversation, second: SimulatedConversation) {
  const measured = {
    misses: countMisses(first).share,
    repeats: countRepeats(first).share,
    repeatsOnSecondDay: countRepeats(second, [first]).share,
    longTurnsForLittle: age < 6 ? longTurns(first) : 0,
  }
  const kinds = Object.keys(goals) as (keyof typeof goals)[]
  return kinds
    .filter((kind) => measured[kind] >= goals[kind])
    .map((kind): [string, number] => [`${id} at ${age}: ${kind}`, measured[kind]])
}

function longTurns({ turns }: SimulatedConversation) {
  const replies = turns.filter(({ who }) => who === 'coach')
  return replies.filter(({ text }) => secondsToSay(text) > maxSecondsForLittle).length / replies.length
}

test('a coach that always says the same is found', () => {
  const turns = Array.from({ length: 10 }, () => ({ who: 'coach' as const, text: 'I did not catch that.' }))
  const bored = { turns, seconds: 600 }
  expect(countRepeats(bored).share).toBe(0.9)
  expect(countRepeats(bored, [bored]).share).toBe(1)
  expect(countMisses(bored).share).toBe(1)
})
