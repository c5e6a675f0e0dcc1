import type { ConfigurationError } from '@pipit/contract/devices/configuration-status'

/** How far a device is on its way online. A pure reducer: events in, state out. */

/** The steps of the two methods that a device may support. */
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
  | 'unknown-error'
  | 'timed-out'

export interface ConfigurationProgress {
  /** `joined`: in the wifi by a method that reports nothing further, and not online yet. */
  phase: 'idle' | 'running' | 'joined' | 'failed' | 'done'
  method: ConfigurationMethod
  step: ConfigurationStep
  /** How many pieces were sent, out of how many. */
  sent: number
  of: number
  problem: ConfigurationProblem | null
  /** The address of the page that a device of another maker has itself. */
  ownPage: string | null
}

export type ConfigurationEvent =
  | { type: 'started' | 'resending' | 'joined' | 'online' | 'stopped' }
  | { type: 'found'; method: ConfigurationMethod }
  | { type: 'reached'; step: ConfigurationStep }
  | { type: 'sent'; sent: number; of: number }
  | { type: 'named-page'; address: string }
  | { type: 'failed'; problem: ConfigurationProblem }

export const notStarted: ConfigurationProgress = {
  phase: 'idle',
  method: 'sealed',
  step: 'choose',
  sent: 0,
  of: 0,
  problem: null,
  ownPage: null,
}

export function advance(progress: ConfigurationProgress, event: ConfigurationEvent): ConfigurationProgress {
  if (event.type === 'started') return { ...notStarted, phase: 'running' }
  if (event.type === 'stopped' || progress.phase === 'idle') return notStarted
  // An online device outweighs any earlier failure.
  if (event.type === 'online') return { ...progress, phase: 'done', step: 'online', problem: null }
  if (progress.phase !== 'running') return progress
  switch (event.type) {
    case 'found':
      return { ...progress, method: event.method }
    case 'reached':
      return isLater(progress, event.step) ? { ...progress, step: event.step } : progress
    case 'sent':
      return { ...progress, sent: event.sent, of: event.of }
    case 'named-page':
      return { ...progress, ownPage: event.address }
    case 'resending':
      return { ...progress, step: 'send', sent: 0 }
    case 'joined':
      return { ...progress, phase: 'joined', step: 'online' }
    case 'failed':
      return { ...progress, phase: 'failed', problem: event.problem }
  }
}

/** Reports of the device may arrive late; progress never goes back. */
function isLater({ method, step }: ConfigurationProgress, reached: ConfigurationStep) {
  const steps: readonly ConfigurationStep[] = stepsByMethod[method]
  return steps.indexOf(reached) > steps.indexOf(step)
}

/** The state of each step, in order. */
export function stepsOf(
  progress: ConfigurationProgress,
): { step: ConfigurationStep; state: 'done' | 'current' | 'failed' | 'pending' }[] {
  const steps: readonly ConfigurationStep[] = stepsByMethod[progress.method]
  const current = steps.indexOf(progress.step)
  return steps.map((step, index) => {
    if (index < current || progress.phase === 'done') return { step, state: 'done' }
    if (index > current) return { step, state: 'pending' }
    return { step, state: progress.phase === 'failed' ? 'failed' : 'current' }
  })
}
