import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomLimits, randomActions, runRandomConversation } from './testing/random-conversation.ts'
import * as invariants from './testing/invariants.ts'
import { createTestConversation } from './testing/test-conversation.ts'

/** Checks 200 random conversations, whose events are reordered, repeated, late or lost. */
function checkRandomConversations(check: (conversation: ReturnType<typeof runRandomConversation>) => void) {
  fc.assert(
    fc.property(randomActions, randomLimits, (actions, limits) => {
      check(runRandomConversation(actions, limits))
    }),
    { numRuns: 200 },
  )
}

describe('in any order of events', () => {
  test('a conversation without further events reaches its end', () =>
    checkRandomConversations((conversation) => {
      for (let times = 0; times < 60 && conversation.state().timerAt !== null; times++)
        conversation.wait(conversation.clock() + 60_000)
      expect(conversation.state()).toMatchObject({ phase: 'ended', timerAt: null })
      expect(invariants.stepsWithoutTimer(conversation.steps)).toEqual([])
    }))

  test('a stopped conversation neither thinks nor speaks', () =>
    checkRandomConversations((conversation) => {
      conversation.apply({ type: 'stop', at: conversation.clock(), reason: 'stopped' })
      conversation.apply({ type: 'reconnected', at: conversation.clock() })
      conversation.apply({ type: 'text', at: conversation.clock(), sequence: 1e6, text: 'hello' })
      conversation.wait(conversation.clock() + 100_000)
      expect(conversation.state()).toMatchObject({
        phase: 'ended',
        timerAt: null,
        childTurn: null,
        coachTurn: null,
        pendingReply: null,
      })
      expect(invariants.actedAfterEnd(conversation.steps)).toEqual([])
    }))

  test('the coach does not speak while the child does', () =>
    checkRandomConversations(({ steps }) => expect(invariants.spokeOverTheChild(steps)).toEqual([])))

  test('the coach does not speak or think while the device is offline', () =>
    checkRandomConversations(({ steps }) => expect(invariants.spokeWhileOffline(steps)).toEqual([])))

  test('the coach does not speak after an interruption until there is a new turn', () =>
    checkRandomConversations(({ steps }) => expect(invariants.spokeAfterInterruption(steps)).toEqual([])))

  test('soon after the time limit nothing begins any more', () =>
    checkRandomConversations(({ steps }) => expect(invariants.wentOnAfterTimeLimit(steps)).toEqual([])))

  test('late text of a cancelled reply is not spoken', () =>
    checkRandomConversations(({ steps }) => expect(invariants.spokeCancelledReply(steps)).toEqual([])))

  test('with a judge, nothing of the language model is spoken before its approval', () =>
    checkRandomConversations(({ steps }) => expect(invariants.spokeUnjudged(steps)).toEqual([])))

  test('every sentence is checked before it is spoken, and no forbidden sentence is spoken', () =>
    checkRandomConversations(({ steps }) => expect(invariants.spokeUnchecked(steps)).toEqual([])))

  test('the transcript contains no coach sentence that was not played', () =>
    checkRandomConversations(({ steps }) => expect(invariants.savedUnplayedSpeech(steps)).toEqual([])))

  test('the transcript contains no child words that were not said', () =>
    checkRandomConversations(({ steps }) => expect(invariants.savedWordsNeverSaid(steps)).toEqual([])))

  test('no id is used twice, and only started replies are cancelled', () =>
    checkRandomConversations(({ steps }) => expect(invariants.reusedIds(steps)).toEqual([])))
})

test('events before the start are ignored', () => {
  fc.assert(
    fc.property(randomActions, randomLimits, (actions, limits) => {
      const before = actions.filter(({ type, repeated }) => type !== 'start' && !repeated)
      expect(runRandomConversation(before, limits, false).steps.flatMap(({ effects }) => effects)).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('after 300 turns the state is no bigger than after 30', () => {
  const conversation = createTestConversation().start().coachSays('Hello!').childHearsAll()
  const sizes: number[] = []
  for (let turn = 0; turn < 300; turn++) {
    conversation
      .deviceEvent({ type: 'picture', picture: `p${turn}` })
      .childSays(`I like the number ${turn} because it is my favourite`)
    conversation.coachSays('Oh, tell me more about that number. Why is it the best of all? ').childHearsAll()
    sizes.push(JSON.stringify(conversation.state).length)
  }
  expect(sizes.at(-1)).toBeLessThan((sizes[29] ?? 0) * 1.3)
  expect(conversation.transcript).toHaveLength(601)
})
