import type { Limits } from '../participants.ts'
import type { ConversationState } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { cancelReply } from '../turns/cancel-reply.ts'
import { endSpeech } from '../turns/child-turn.ts'
import { say } from '../turns/coach-turn.ts'
import { textsFor } from '../texts/catalogues.ts'
import { requestReply } from '../turns/generate-reply.ts'
import { endConversation } from './connection.ts'
import type { Deadline } from './deadline.ts'
import { isEndedByLimit, sayTimeIsUp } from './goodbye.ts'
import { timeoutsMs } from './timeouts.ts'
import { isWindingDown, windDownMs } from '../time-left.ts'

/**
 * The coach winds down in a pause, says goodbye when the time is up, and ends. Child and coach may finish their
 * sentence, but not for long. A child that needs care gets more time.
 */
export function timeLimitDeadlines({ state }: Step): Deadline[] {
  const { limits, care, childTurn, coachTurn, pendingReply, quietSince, endingWith, windDownAnnounced, refused } = state
  const { endAt } = limits
  if (endAt === null) return []
  if (care) return endingWith ? [] : [{ at: endAt + timeoutsMs.care, act: leaveNow }]
  if (refused) return refusalDeadlines(state)
  const isSpeaking = coachTurn !== null && !childTurn
  const pauseAt = quietSince === null ? Infinity : quietSince + timeoutsMs.pauseBeforeEnding
  const windDownAt = Math.max(endAt - windDownMs, pauseAt)
  const isLastSentence = isSpeaking && endingWith !== null && coachTurn.queuedSentences.length === 0 && !pendingReply
  return [
    ...(windDownAnnounced || endingWith || windDownAt >= endAt ? [] : [{ at: windDownAt, act: windDown }]),
    ...(endingWith || childTurn ? [] : [{ at: endAt, act: finishSentenceAndLeave }]),
    ...(childTurn && !childTurn.ended ? [{ at: endAt + timeoutsMs.lastWords, act: endSpeech }] : []),
    ...(isLastSentence ? [] : [{ at: endAt + timeoutsMs.finalGoodbye, act: leaveNow }]),
  ]
}

/** The coach listens to a child that may not talk until it has been silent for some seconds. */
function refusalDeadlines({ limits, childTurn, quietSince }: ConversationState): Deadline[] {
  const end = (step: Step) => endConversation(step, limits.endReason)
  if (!childTurn) return quietSince === null ? [] : [{ at: quietSince + timeoutsMs.listenAfterRefusal, act: end }]
  const { startedAt, storedFindings, ended } = childTurn
  // A turn of which a part is stored was long enough: it may be a television.
  const turnEndsAt = storedFindings === null ? startedAt + timeoutsMs.turnAfterRefusal : startedAt
  return [...(ended ? [] : [{ at: turnEndsAt, act: endSpeech }]), { at: turnEndsAt + timeoutsMs.lastWords, act: end }]
}

const windDown = (step: Step) => requestReply(step, 'wind-down')

/** The coach finishes what it is saying, and leaves out what was still to come. */
const finishSentenceAndLeave = (step: Step) => sayTimeIsUp(dropQueuedSentences(cancelReply(step)))

/** The child has spoken all the time, or has interrupted every goodbye. */
function leaveNow(step: Step): Step {
  const { coachTurn, childTurn, limits } = step.state
  if (!coachTurn || childTurn) return endConversation(step, limits.endReason)
  return change(dropQueuedSentences(cancelReply(step)), { endingWith: limits.endReason })
}

function dropQueuedSentences(step: Step): Step {
  const { coachTurn } = step.state
  if (!coachTurn) return step
  return change(step, { coachTurn: coachTurn.sentences.length === 0 ? null : { ...coachTurn, queuedSentences: [] } })
}

/** A parent has granted time, changed the settings or paused the child, or the plan has changed. */
export function onLimitsChanged(step: Step, limits: Limits): Step {
  // What was refused at its start uses no time, so it cannot become a conversation.
  if (step.state.refused) return step
  const wasEnding = step.state.windDownAnnounced || isEndedByLimit(step.state)
  const limited = change(step, { limits })
  return wasEnding && !isWindingDown(limited.state) ? continueLonger(limited) : limited
}

function continueLonger(step: Step): Step {
  const going = isEndedByLimit(step.state)
    ? dropQueuedSentences(change(step, { endingWith: null, goodbyeCount: 0 }))
    : step
  const longer = change(going, { windDownAnnounced: false })
  return canSpeak(longer.state) ? say(longer, textsFor(longer.state).phrases.moreTime) : longer
}

const canSpeak = ({ phase, offlineSince, childTurn, care, endingWith }: ConversationState) =>
  phase === 'open' && offlineSince === null && !childTurn && !care && !endingWith
