import type { ConversationEndReason } from '../effects.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { say } from './coach-turn.ts'

/** The conversation ends once this text was played. */
export function endAfterSaying(step: Step, reason: ConversationEndReason, text: string): Step {
  return say(change(step, { endingWith: reason, goodbyeCount: step.state.goodbyeCount + 1 }), text)
}
