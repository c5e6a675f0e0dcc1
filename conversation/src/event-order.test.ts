import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomLimits, randomActions, runRandomConversation } from './testing/random-conversation.ts'
import * as offences from './testing/invariants.ts'
import { createTestConversation } from './testing/test-conversation.ts'

/** Of every conversation, however its events are ordered, doubled, late or lost. */
function always(check: (talk: ReturnType<typeof runRandomConversation>) => void) {
  fc.assert(
    fc.property(randomActions, randomLimits, (moves, limits) => {
      check(runRandomConversation(moves, limits))
    }),
    { numRuns: 200 },
  )
}

describe('in any order of events', () => {
  test('it is never stuck: left alone, it comes to its end', () =>
    always((talk) => {
      for (let times = 0; times < 60 && talk.state().timerAt !== null; times++) talk.wait(talk.clock() + 60_000)
      expect(talk.state()).toMatchObject({ phase: 'ended', timerAt: null })
      expect(offences.stepsWithoutTimer(talk.story)).toEqual([])
    }))

  test('it is ended by a stop, and then neither thinks nor speaks', () =>
    always((talk) => {
      talk.take({ type: 'stop', at: talk.clock(), reason: 'stopped' })
      talk.take({ type: 'reconnected', at: talk.clock() })
      talk.take({ type: 'text', at: talk.clock(), sequence: 1e6, text: 'hello' })
      talk.wait(talk.clock() + 100_000)
      expect(talk.state()).toMatchObject({
        phase: 'ended',
        timerAt: null,
        childTurn: null,
        coachTurn: null,
        pendingReply: null,
      })
      expect(offences.actedAfterEnd(talk.story)).toEqual([])
    }))

  test('the coach does not speak while the child does', () =>
    always(({ story }) => expect(offences.spokeOverTheChild(story)).toEqual([])))

  test('the coach does not speak or think while nobody is there', () =>
    always(({ story }) => expect(offences.spokeWhileOffline(story)).toEqual([])))

  test('the coach does not speak after an interruption until there is a new turn', () =>
    always(({ story }) => expect(offences.spokeAfterInterruption(story)).toEqual([])))

  test('what arrives late, from a thought that was given up, is not spoken', () =>
    always(({ story }) => expect(offences.spokeCancelledReply(story)).toEqual([])))

  test('every sentence is checked before it is spoken, and nothing bad gets by', () =>
    always(({ story }) => expect(offences.spokeUnchecked(story)).toEqual([])))

  test('nothing is kept as said that was not heard', () =>
    always(({ story }) => expect(offences.savedUnplayedSpeech(story)).toEqual([])))

  test('nothing is kept as the child’s that it did not say', () =>
    always(({ story }) => expect(offences.savedWordsNeverSaid(story)).toEqual([])))

  test('nothing has an id twice, and what is cancelled was begun', () =>
    always(({ story }) => expect(offences.reusedIds(story)).toEqual([])))
})

test('what comes before the start is ignored', () => {
  fc.assert(
    fc.property(randomActions, randomLimits, (moves, limits) => {
      const before = moves.filter(({ type, repeated }) => type !== 'start' && !repeated)
      expect(runRandomConversation(before, limits, false).story.flatMap(({ effects }) => effects)).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('after 300 turns the state is no bigger than after 30', () => {
  const talk = createTestConversation().begun().coachSays('Hello!').childHearsAll()
  const sizes: number[] = []
  for (let turn = 0; turn < 300; turn++) {
    talk
      .device({ type: 'picture', picture: `p${turn}` })
      .childSays(`I like the number ${turn} because it is my favourite`)
    talk.coachSays('Oh, tell me more about that number. Why is it the best of all? ').childHearsAll()
    sizes.push(JSON.stringify(talk.state).length)
  }
  expect(sizes.at(-1)).toBeLessThan((sizes[29] ?? 0) * 1.3)
  expect(talk.kept).toHaveLength(601)
})
