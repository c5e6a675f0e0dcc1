import { describe, expect, test } from 'vitest'
import { boardMessage } from '@pipit/contract/boards/messages'
import { advanceBoard, openingState, quietMsOf, type BoardEvent, type BoardState } from './board-state.ts'

const minute = 60_000
const opened = openingState({ frameVersion: 1, isTypedInto: false, openedAt: 0 })
const hello = message({ type: 'hello', version: 1, features: { mcp: true }, audio_params: { frame_duration: 20 } })
const listen = (fields: object, now = 0) => message({ type: 'listen', ...fields }, now)

function message(fields: object, now = 0): BoardEvent {
  return { type: 'message', message: boardMessage.parse(fields), now }
}

/** The state after the events, and the effects of the last one. */
function after(events: BoardEvent[], state: BoardState = opened) {
  return events.reduce<{ state: BoardState; effects: object[] }>(
    (before, event) => {
      const [next, ...effects] = advanceBoard(before.state, event)
      return { state: next, effects }
    },
    { state, effects: [] },
  )
}

describe('a board', () => {
  test('is greeted once, with frames of the length that it asked for', () => {
    expect(after([hello]).effects).toMatchObject([{ type: 'greet', audio: { frame_duration: 20 }, hasTools: true }])
    expect(after([hello, hello]).effects).toEqual([])
  })

  test('is not listened to before its hello', () => {
    expect(after([listen({ state: 'start' })]).effects).toEqual([])
  })

  test('starts one conversation, and a wake word is nothing that a child says', () => {
    const woken = listen({ state: 'detect', text: 'Hey Pipit' })
    expect(after([hello, woken]).effects).toEqual([{ type: 'start', text: '' }])
    const again = [hello, woken, listen({ state: 'stop' }), listen({ state: 'detect', text: 'Hey Pipit' })]
    expect(after(again).effects).toEqual([])
  })

  test('is asked to wait once, and then told why it cannot talk', () => {
    const refused: BoardEvent = { type: 'start-refused', code: 'unavailable', text: '' }
    expect(after([hello, refused]).effects).toEqual([{ type: 'wait-and-start', text: '' }])
    expect(after([hello, refused, refused]).effects).toEqual([{ type: 'refuse', reason: 'tryLater' }])
    expect(after([hello, { ...refused, code: 'no-child' }]).effects).toEqual([{ type: 'refuse', reason: 'noChild' }])
  })

  test('is closed after ten broken frames, not after nine', () => {
    const broken = Array.from({ length: 10 }, (): BoardEvent => ({ type: 'broken-frame', error: new Error('odd') }))
    expect(after([hello, ...broken.slice(1)]).effects).toEqual([])
    expect(after([hello, ...broken]).effects).toMatchObject([{ type: 'report-frames' }, { type: 'close', code: 1007 }])
  })

  test('is closed when it does not begin to talk within two minutes, or no longer answers', () => {
    const check = (now: number, lastHeardAt = now): BoardEvent => ({ type: 'check', now, lastHeardAt })
    expect(after([hello, check(2 * minute)]).effects).toEqual([{ type: 'ping' }])
    expect(after([hello, check(2 * minute + 1)]).effects).toMatchObject([{ type: 'close', code: 4009 }])
    expect(after([hello, listen({ state: 'start' }), check(3 * minute)]).effects).toEqual([{ type: 'ping' }])
    expect(after([hello, check(2 * minute, 44_000)]).effects).toEqual([{ type: 'terminate' }])
  })

  test.each([
    ['while it listens and sends', 'start', 'ended', 1000, true],
    ['while it listens, after a silence', 'start', 'ended', 5000, false],
    ['while it listens, when its wifi is lost', 'start', 'lost', 1000, false],
    ['while it plays, by closing', 'stop', 'closed', 1000, true],
    ['while it plays, without a word', 'stop', 'ended', 1000, false],
  ] as const)('that ends %s has hung up or may come back', (_, state, end, silentMs, hasHungUp) => {
    const closed: BoardEvent = { type: 'closed', end, now: minute, lastHeardAt: minute - silentMs }
    expect(after([hello, listen({ state }), closed]).effects).toEqual([{ type: 'release', hasHungUp }])
  })

  test('is quiet only while nobody speaks', () => {
    const auto = after([hello, listen({ state: 'start', mode: 'auto' }, 1000)]).state
    expect(quietMsOf(auto, 500, 2000)).toBe(0)
    expect(quietMsOf(auto, 1500, 2000)).toBe(1500)
    const manual = after([hello, listen({ state: 'start', mode: 'manual' })]).state
    expect(quietMsOf(manual, 1500, 2000)).toBe(0)
  })
})
