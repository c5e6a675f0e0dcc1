import type { Target, TargetOptions } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

interface Outcome {
  /** True when the attacker got what they wanted. */
  succeeded: boolean
  /** What was seen, in one line: "40 of 40 requests passed the limit". */
  evidence: string
}

/** One known hole: the attack that once got through it. */
export interface Attack {
  /** The file's name. */
  name: string
  /** What the attacker wants, in one sentence. */
  aim: string
  /** Nothing else may run on the machine meanwhile. */
  measuresTime?: true
  /**
   * Starts the targets it needs with these options, and stops them. It throws when a step that prepares the attack
   * fails, because then it has shown nothing.
   */
  attempt: (options: Pick<TargetOptions, 'checkout'>) => Promise<Outcome>
}

/** An attempt on one target, which is stopped whatever happens. */
export const onTarget =
  (given: TargetOptions, attempt: (target: Target) => Promise<Outcome>): Attack['attempt'] =>
  (options) =>
    withTarget({ ...given, ...options }, attempt)
