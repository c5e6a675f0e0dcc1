import { interrupt } from '../turns/interruption.ts'
import { isTimeUp } from '../time-left.ts'
import type { Card } from '../participants.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { showCardInCare } from '../care/stay-with-child.ts'
import type { ConversationState } from '../state.ts'
import { requestReply } from '../turns/generate-reply.ts'
import { isUnspoken } from '../turns/hand-over.ts'

/** A card starts its activity at once, unless the child is speaking or the conversation is ending. */
export function showCard(step: Step, card: Card): Step {
  const { childTurn, endingWith, offlineSince, care } = step.state
  const shown = change(step, { card, resumedAfterNoise: false })
  if (childTurn || endingWith || isTimeUp(step.state)) return shown
  if (care) return showCardInCare(interrupt(shown), care)
  return offlineSince === null
    ? requestReply(interrupt(shown), 'start-activity')
    : change(shown, { unansweredPurpose: 'start-activity' })
}

/** Tells whether a card would start its activity now, and interrupt nothing that the child hears. */
export function awaitsCard({ phase, offlineSince, childTurn, coachTurn, pendingReply, ...state }: ConversationState) {
  const isOpen = phase === 'open' && offlineSince === null && !state.endingWith && !state.care && !state.refused
  return isOpen && !childTurn && (!coachTurn || (pendingReply !== null && isUnspoken(pendingReply)))
}
