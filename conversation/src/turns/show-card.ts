import { interrupt } from './interruption.ts'
import { isTimeUp } from '../lifecycle/goodbye.ts'
import type { Card } from '../participants.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { showCardInCare } from '../care/stay-with-child.ts'
import { requestReply } from './generate-reply.ts'

/** A card starts its activity at once, unless the child is speaking or the conversation is ending. */
export function showCard(step: Step, card: Card): Step {
  const { childTurn, endingWith, offlineSince, care } = step.state
  const shown = change(step, { card, resumedAfterNoise: false })
  if (childTurn || endingWith || isTimeUp(step)) return shown
  if (care) return showCardInCare(interrupt(shown), care)
  return offlineSince === null
    ? requestReply(interrupt(shown), 'start-activity')
    : change(shown, { unansweredPurpose: 'start-activity' })
}
