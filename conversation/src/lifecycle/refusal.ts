import type { ChildTurn } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { say } from '../turns/coach-turn.ts'
import { textsFor } from '../texts/catalogues.ts'
import { endAfterSaying } from '../turns/end-after-saying.ts'
import { limitText } from './goodbye.ts'
import { isNight } from './resumption-time.ts'

/** The coach says when it is back, and once more if the child talks to it. */
const maxRefusals = 2

/**
 * The child begins when it may not talk. The coach says when it is back, and listens for some seconds: a child in need
 * is cared for, and everything else that it says changes nothing.
 */
export const refuse = (step: Step) => sayRefusal(change(step, { refused: true }))

function sayRefusal(step: Step): Step {
  const { goodbyeCount, now, child } = step.state
  const reminder = isNight(now, child.timeZone) ? ` ${textsFor(step.state).phrases.wakeGrownUp}` : ''
  return say(change(step, { goodbyeCount: goodbyeCount + 1 }), limitText(step, refusalTexts) + reminder)
}

const refusalTexts = { 'time-limit': 'timeWasUp', 'quiet-hours': 'resting', paused: 'paused' } as const

/** The safeguards found nothing serious in this turn, or speech recognition failed. */
export function replyWhenRefused(step: Step, { quietSinceBefore }: ChildTurn, saysGoodbye = false): Step {
  const { endingWith, goodbyeCount, limits, offlineSince, now } = step.state
  // The time in which the coach listens goes on where it was, so nobody can extend it by talking.
  const unanswered = change(step, { quietSince: quietSinceBefore ?? now })
  if (offlineSince !== null || goodbyeCount >= maxRefusals) return unanswered
  if (endingWith || saysGoodbye)
    return endAfterSaying(step, endingWith ?? limits.endReason, textsFor(step.state).phrases.lastGoodbye)
  return sayRefusal(step)
}
