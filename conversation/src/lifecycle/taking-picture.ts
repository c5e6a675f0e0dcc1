import type { ConversationState } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

/** Nothing can be played while the device takes a picture, and replies wait to show it to the language model. */
export const onPictureStarted = (step: Step) => change(step, { takesPictureSince: step.state.now })

/** Whatever waited for the picture begins now, so its time counts from now. */
export function onPictureEnded(step: Step): Step {
  const { pendingReply, coachTurn, now } = step.state
  if (!isTakingPicture(step.state)) return step
  return change(step, {
    takesPictureSince: null,
    pendingReply: pendingReply && { ...pendingReply, requestedAt: now, lastActivityAt: now },
    coachTurn: coachTurn && {
      ...coachTurn,
      sentences: coachTurn.sentences.map((sentence) => ({ ...sentence, lastActivityAt: now })),
    },
  })
}

/** A conversation that an older server has stored does not say. */
export const isTakingPicture = ({ takesPictureSince }: ConversationState) => typeof takesPictureSince === 'number'
