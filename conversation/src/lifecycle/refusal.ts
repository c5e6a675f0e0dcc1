import type { ChildTurn } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { say } from '../turns/coach-turn.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import { isNight } from './describe-resumption.ts'
import { endAfterSaying, nameIn, resumptionIn, type LimitTexts } from './goodbye.ts'

/** The coach says when it is back, and once more if the child talks to it. */
const maxRefusals = 2

/**
 * The child begins when it may not talk. The coach says when it is back, and listens for some seconds: a child in need
 * is cared for, and everything else that it says changes nothing.
 */
export const refuse = (step: Step) => sayRefusal(change(step, { refused: true }))

function sayRefusal(step: Step): Step {
  const { limits, goodbyeCount } = step.state
  const text = refusalTexts[limits.endReason](nameIn(step), resumptionIn(step))
  const reminder = isNight(step.state.now, step.state.child.timeZone) ? ` ${fixedPhrases.wakeGrownUp}` : ''
  return say(change(step, { goodbyeCount: goodbyeCount + 1 }), text + reminder)
}

const refusalTexts: LimitTexts = {
  'time-limit': fixedPhrases.timeWasUp,
  'quiet-hours': fixedPhrases.resting,
  paused: fixedPhrases.paused,
}

/** The safeguards found nothing serious in this turn, or speech recognition failed. */
export function replyWhenRefused(step: Step, { quietSinceBefore }: ChildTurn, saysGoodbye = false): Step {
  const { endingWith, goodbyeCount, limits, offlineSince, now } = step.state
  // The time in which the coach listens goes on where it was, so nobody can extend it by talking.
  const unanswered = change(step, { quietSince: quietSinceBefore ?? now })
  if (offlineSince !== null || goodbyeCount >= maxRefusals) return unanswered
  if (endingWith || saysGoodbye) return endAfterSaying(step, endingWith ?? limits.endReason, fixedPhrases.lastGoodbye)
  return sayRefusal(step)
}
