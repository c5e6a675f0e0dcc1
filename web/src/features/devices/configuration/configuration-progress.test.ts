import { describe, expect, test } from 'vitest'
import {
  advance,
  notStarted,
  stepsOf,
  type ConfigurationProgress,
  type ConfigurationEvent,
} from './configuration-progress.ts'

const after = (...events: ConfigurationEvent[]) => events.reduce(advance, notStarted)
const shown = (setUp: ConfigurationProgress) => stepsOf(setUp).map(({ step, state }) => `${step} ${state}`)

describe('setting a device up', () => {
  test('goes step by step until it is online', () => {
    const sending = after(
      { type: 'started' },
      { type: 'reached', step: 'connect' },
      { type: 'reached', step: 'send' },
      { type: 'sent', sent: 2, of: 5 },
    )
    expect(sending).toMatchObject({ phase: 'under-way', step: 'send', sent: 2, of: 5 })
    expect(shown(sending)).toEqual([
      'choose done',
      'connect done',
      'prepare done',
      'send now',
      'join to-come',
      'reach to-come',
      'online to-come',
    ])
    const done = advance(sending, { type: 'online' })
    expect(done.phase).toBe('done')
    expect(new Set(stepsOf(done).map(({ state }) => state))).toEqual(new Set(['done']))
  })

  test('never goes back, whatever the device says late', () => {
    const joining = after({ type: 'started' }, { type: 'reached', step: 'reach' }, { type: 'reached', step: 'join' })
    expect(joining.step).toBe('reach')
  })

  test('sends again from the start when the device asks for it', () => {
    const again = after(
      { type: 'started' },
      { type: 'reached', step: 'join' },
      { type: 'sent', sent: 5, of: 5 },
      { type: 'resending' },
    )
    expect(again).toMatchObject({ phase: 'under-way', step: 'send', sent: 0, of: 5 })
  })

  test('stops at the step that failed, and says why', () => {
    const failed = after(
      { type: 'started' },
      { type: 'reached', step: 'join' },
      { type: 'failed', problem: 'wifi-password-wrong' },
    )
    expect(failed).toMatchObject({ phase: 'failed', problem: 'wifi-password-wrong' })
    expect(shown(failed).slice(3, 6)).toEqual(['send done', 'join failed', 'reach to-come'])
    expect(advance(failed, { type: 'failed', problem: 'connection-lost' })).toBe(failed)
  })

  test('is done if the device comes online although something seemed to fail', () => {
    const late = after(
      { type: 'started' },
      { type: 'reached', step: 'join' },
      { type: 'failed', problem: 'timed-out' },
      { type: 'online' },
    )
    expect(late).toMatchObject({ phase: 'done', problem: null })
  })

  test('begins anew after a failure, with nothing of it left', () => {
    expect(
      after(
        { type: 'started' },
        { type: 'found', method: 'improv' },
        { type: 'failed', problem: 'not-agreed' },
        { type: 'started' },
      ),
    ).toEqual({
      ...notStarted,
      phase: 'under-way',
    })
  })

  test('hears nothing before it was started, nor after it was stopped', () => {
    expect(after({ type: 'online' })).toBe(notStarted)
    expect(after({ type: 'started' }, { type: 'stopped' }, { type: 'reached', step: 'send' })).toBe(notStarted)
  })

  test('by Improv asks first, and may end in the wifi without being heard of', () => {
    const joined = after(
      { type: 'started' },
      { type: 'found', method: 'improv' },
      { type: 'reached', step: 'agree' },
      { type: 'joined' },
    )
    expect(joined.phase).toBe('joined')
    expect(shown(joined).slice(2)).toEqual(['agree done', 'authorize done', 'send done', 'join done', 'online now'])
    expect(advance(joined, { type: 'online' }).phase).toBe('done')
  })
})
