import type { ConfigurationError } from '@pipit/contract/devices/configuration-status'

/** How far a device is on its way online, as a parent sees it. Events in, state out: nothing here waits or asks. */

/** What goes on one after the other, by the two ways that a device may understand. */
const stepsByMethod = {
  sealed: ['choose', 'connect', 'prepare', 'send', 'join', 'reach', 'online'],
  improv: ['choose', 'connect', 'agree', 'authorize', 'send', 'join', 'online'],
} as const

type ConfigurationMethod = keyof typeof stepsByMethod
export type ConfigurationStep = (typeof stepsByMethod)[ConfigurationMethod][number]

export type ConfigurationProblem =
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

export interface ConfigurationProgress {
  /** `joined`: in the wifi by a way that cannot tell more, and not heard of yet. */
  phase: 'idle' | 'under-way' | 'joined' | 'failed' | 'done'
  method: ConfigurationMethod
  step: ConfigurationStep
  /** Pieces that were sent, of how many. */
  sent: number
  of: number
  problem: ConfigurationProblem | null
}

export type ConfigurationEvent =
  | { type: 'started' | 'resending' | 'joined' | 'online' | 'stopped' }
  | { type: 'found'; method: ConfigurationMethod }
  | { type: 'reached'; step: ConfigurationStep }
  | { type: 'sent'; sent: number; of: number }
  | { type: 'failed'; problem: ConfigurationProblem }

export const notStarted: ConfigurationProgress = {
  phase: 'idle',
  method: 'sealed',
  step: 'choose',
  sent: 0,
  of: 0,
  problem: null,
}

export function advance(setUp: ConfigurationProgress, event: ConfigurationEvent): ConfigurationProgress {
  if (event.type === 'started') return { ...notStarted, phase: 'under-way' }
  if (event.type === 'stopped' || setUp.phase === 'idle') return notStarted
  // Whatever was thought to have failed: it is online.
  if (event.type === 'online') return { ...setUp, phase: 'done', step: 'online', problem: null }
  if (setUp.phase !== 'under-way') return setUp
  switch (event.type) {
    case 'found':
      return { ...setUp, method: event.method }
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
function isLater({ method, step }: ConfigurationProgress, reached: ConfigurationStep) {
  const steps: readonly ConfigurationStep[] = stepsByMethod[method]
  return steps.indexOf(reached) > steps.indexOf(step)
}

/** How each step stands, in their order. */
export function stepsOf(
  setUp: ConfigurationProgress,
): { step: ConfigurationStep; state: 'done' | 'now' | 'failed' | 'to-come' }[] {
  const steps: readonly ConfigurationStep[] = stepsByMethod[setUp.method]
  const current = steps.indexOf(setUp.step)
  return steps.map((step, index) => {
    if (index < current || setUp.phase === 'done') return { step, state: 'done' }
    if (index > current) return { step, state: 'to-come' }
    return { step, state: setUp.phase === 'failed' ? 'failed' : 'now' }
  })
}
