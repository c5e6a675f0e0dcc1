import { describe, expect, test } from 'vitest'
import {
  advance,
  notStarted,
  stepsOf,
  type ConfigurationProgress,
  type ConfigurationEvent,
} from './configuration-progress.ts'

const after = (...events: ConfigurationEvent[]) => events.reduce(advance, notStarted)
const shown = (progress: ConfigurationProgress) => stepsOf(progress).map(({ step, state }) => `${step} ${state}`)

describe('configuring a device', () => {
  test('advances step by step until the device is online', () => {
    const sending = after(
      { type: 'started' },
      { type: 'reached', step: 'connect' },
      { type: 'reached', step: 'send' },
      { type: 'sent', sent: 2, of: 5 },
    )
    expect(sending).toMatchObject({ phase: 'running', step: 'send', sent: 2, of: 5 })
    expect(shown(sending)).toEqual([
      'choose done',
      'connect done',
      'prepare done',
      'send current',
      'join pending',
      'reach pending',
      'online pending',
    ])
    const done = advance(sending, { type: 'online' })
    expect(done.phase).toBe('done')
    expect(new Set(stepsOf(done).map(({ state }) => state))).toEqual(new Set(['done']))
  })

  test('never goes back when a report of the device arrives late', () => {
    const joining = after({ type: 'started' }, { type: 'reached', step: 'reach' }, { type: 'reached', step: 'join' })
    expect(joining.step).toBe('reach')
  })

  test('restarts sending when the device asks for it', () => {
    const again = after(
      { type: 'started' },
      { type: 'reached', step: 'join' },
      { type: 'sent', sent: 5, of: 5 },
      { type: 'resending' },
    )
    expect(again).toMatchObject({ phase: 'running', step: 'send', sent: 0, of: 5 })
  })

  test('stops at the step that failed, with its problem', () => {
    const failed = after(
      { type: 'started' },
      { type: 'reached', step: 'join' },
      { type: 'failed', problem: 'wifi-password-wrong' },
    )
    expect(failed).toMatchObject({ phase: 'failed', problem: 'wifi-password-wrong' })
    expect(shown(failed).slice(3, 6)).toEqual(['send done', 'join failed', 'reach pending'])
    expect(advance(failed, { type: 'failed', problem: 'connection-lost' })).toBe(failed)
  })

  test('is done when the device comes online after a failure', () => {
    const late = after(
      { type: 'started' },
      { type: 'reached', step: 'join' },
      { type: 'failed', problem: 'timed-out' },
      { type: 'online' },
    )
    expect(late).toMatchObject({ phase: 'done', problem: null })
  })

  test('starts again after a failure from a clean state', () => {
    expect(
      after(
        { type: 'started' },
        { type: 'found', method: 'improv' },
        { type: 'failed', problem: 'not-agreed' },
        { type: 'started' },
      ),
    ).toEqual({
      ...notStarted,
      phase: 'running',
    })
  })

  test('ignores events before it was started and after it was stopped', () => {
    expect(after({ type: 'online' })).toBe(notStarted)
    expect(after({ type: 'started' }, { type: 'stopped' }, { type: 'reached', step: 'send' })).toBe(notStarted)
  })

  test('over Improv asks for consent first, and may end in the wifi without being online', () => {
    const joined = after(
      { type: 'started' },
      { type: 'found', method: 'improv' },
      { type: 'reached', step: 'agree' },
      { type: 'joined' },
    )
    expect(joined.phase).toBe('joined')
    expect(shown(joined).slice(2)).toEqual(['agree done', 'authorize done', 'send done', 'join done', 'online current'])
    expect(advance(joined, { type: 'online' }).phase).toBe('done')
  })
})
