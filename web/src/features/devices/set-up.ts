import type { ConfigurationError } from '@pipit/contract/devices/configuration-status'

/** How far a device is on its way online, as a parent sees it. Events in, state out: nothing here waits or asks. */

/** What goes on one after the other, by the two ways that a device may understand. */
const setUpSteps = {
  sealed: ['choose', 'connect', 'prepare', 'send', 'join', 'reach', 'online'],
  improv: ['choose', 'connect', 'agree', 'authorize', 'send', 'join', 'online'],
} as const

type SetUpWay = keyof typeof setUpSteps
export type SetUpStep = (typeof setUpSteps)[SetUpWay][number]

export type SetUpProblem =
  | Exclude<ConfigurationError, 'none'>
  | 'bluetooth-off'
  | 'refused'
  | 'not-chosen'
  | 'out-of-range'
  | 'not-a-pipit'
  | 'connection-lost'
  | 'not-prepared'
  | 'not-agreed'
  | 'not-authorized'
  | 'cannot-connect'
  | 'timed-out'

export interface SetUp {
  /** `joined`: in the wifi by a way that cannot tell more, and not heard of yet. */
  phase: 'idle' | 'under-way' | 'joined' | 'failed' | 'done'
  way: SetUpWay
  step: SetUpStep
  /** Pieces that were sent, of how many. */
  sent: number
  of: number
  problem: SetUpProblem | null
}

export type SetUpEvent =
  | { type: 'started' | 'resending' | 'joined' | 'online' | 'stopped' }
  | { type: 'found'; way: SetUpWay }
  | { type: 'reached'; step: SetUpStep }
  | { type: 'sent'; sent: number; of: number }
  | { type: 'failed'; problem: SetUpProblem }

export const notStarted: SetUp = { phase: 'idle', way: 'sealed', step: 'choose', sent: 0, of: 0, problem: null }

export function advance(setUp: SetUp, event: SetUpEvent): SetUp {
  if (event.type === 'started') return { ...notStarted, phase: 'under-way' }
  if (event.type === 'stopped' || setUp.phase === 'idle') return notStarted
  // Whatever was thought to have failed: it is online.
  if (event.type === 'online') return { ...setUp, phase: 'done', step: 'online', problem: null }
  if (setUp.phase !== 'under-way') return setUp
  switch (event.type) {
    case 'found':
      return { ...setUp, way: event.way }
    case 'reached':
      return isLater(setUp, event.step) ? { ...setUp, step: event.step } : setUp
    case 'sent':
      return { ...setUp, sent: event.sent, of: event.of }
    case 'resending':
      return { ...setUp, step: 'send', sent: 0 }
    case 'joined':
      return { ...setUp, phase: 'joined', step: 'online' }
    case 'failed':
      return { ...setUp, phase: 'failed', problem: event.problem }
  }
}

/** What the device says may arrive late; what was reached stays reached. */
function isLater({ way, step }: SetUp, reached: SetUpStep) {
  const steps: readonly SetUpStep[] = setUpSteps[way]
  return steps.indexOf(reached) > steps.indexOf(step)
}

/** How each step stands, in their order. */
export function stepsOf(setUp: SetUp): { step: SetUpStep; state: 'done' | 'now' | 'failed' | 'to-come' }[] {
  const steps: readonly SetUpStep[] = setUpSteps[setUp.way]
  const current = steps.indexOf(setUp.step)
  return steps.map((step, index) => {
    if (index < current || setUp.phase === 'done') return { step, state: 'done' }
    if (index > current) return { step, state: 'to-come' }
    return { step, state: setUp.phase === 'failed' ? 'failed' : 'now' }
  })
}
