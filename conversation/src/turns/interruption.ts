import { cancelReply } from './cancel-reply.ts'
import { stopSpeaking } from './coach-turn.ts'
import { isUnspoken } from './hand-over.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

/** The coach stops at once, and only what was played is stored as said. */
export function interrupt(step: Step): Step {
  const { coachTurn, pendingReply, now } = step.state
  if (coachTurn) {
    const stopped = stopSpeaking(step)
    // Only a filler was being said.
    return pendingReply && isUnspoken(pendingReply)
      ? change(stopped, { unansweredPurpose: pendingReply.purpose, unplayedSentences: [] })
      : stopped
  }
  return pendingReply ? change(cancelReply(step), { quietSince: now, unansweredPurpose: pendingReply.purpose }) : step
}
