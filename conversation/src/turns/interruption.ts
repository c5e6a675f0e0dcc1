import { cancelThought } from './cancel-reply.ts'
import { fallSilent } from './coach-turn.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

/** The child comes first: the coach stops at once, and only what was heard counts as said. */
export function interrupt(step: Step): Step {
  const { coach, thought, now } = step.state
  if (coach) return fallSilent(step)
  return thought ? change(cancelThought(step), { quietSince: now, unanswered: thought.purpose }) : step
}
