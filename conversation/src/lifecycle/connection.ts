import { say } from '../turns/coach-turn.ts'
import type { ConversationEndReason, Effect } from '../effects.ts'
import { interrupt } from '../turns/interruption.ts'
import { textsFor } from '../texts/catalogues.ts'
import { timeoutsMs } from './timeouts.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { requestReply } from '../turns/generate-reply.ts'
import { endSpeech } from '../turns/child-turn.ts'

/** What the child has said is still transcribed and stored. The reply waits for the reconnection. */
export function onDisconnected(step: Step): Step {
  const { offlineSince, now } = step.state
  if (offlineSince !== null) return step
  return change(endSpeech(interrupt(step)), {
    offlineSince: now,
    takesPictureSince: null,
    quietSince: null,
    reportedActivity: null,
  })
}

export function onReconnected(step: Step): Step {
  const { state } = step
  const { offlineSince, now, unansweredPurpose, unplayedSentences, lastSequence, childTurn } = state
  const ready: Effect = { type: 'send-to-device', message: { type: 'ready', lastSequence } }
  // The device asks again on the same connection.
  if (offlineSince === null) return emit(step, ready)
  if (now - offlineSince > timeoutsMs.reconnect) return endConversation(step, 'disconnected')
  const online = emit(change(step, { offlineSince: null, quietSince: childTurn ? null : now }), ready)
  if (state.endingWith || childTurn) return online
  if (unansweredPurpose) return requestReply(online, unansweredPurpose)
  if (unplayedSentences.length === 0) return online
  const back = state.refused && !state.care ? [] : [textsFor(state).phrases.reconnected]
  return say(online, [...back, ...unplayedSentences].join(' '))
}

/** A new conversation greets, and one with something to say goes on. Any other would be quiet, as if nobody had heard. */
export function onWoken(step: Step): Step {
  const { state } = step
  const { phase, offlineSince, endingWith, childTurn, coachTurn, pendingReply, refused, care } = state
  const isBusy = childTurn !== null || coachTurn !== null || pendingReply !== null || endingWith !== null
  if (phase !== 'open' || offlineSince !== null || isBusy || (refused && !care)) return step
  return say(step, textsFor(state).phrases.reconnected)
}

/** Ends at once from any state. Utterances that are still being transcribed are stored later. */
export function endConversation(step: Step, reason: ConversationEndReason): Step {
  if (step.state.phase === 'ended') return step
  const silent = endSpeech(interrupt(step))
  return emit(
    change(silent, {
      phase: 'ended',
      endingWith: null,
      quietSince: null,
      unplayedSentences: [],
      unansweredPurpose: null,
    }),
    { type: 'send-to-device', message: { type: 'ended', reason } },
    { type: 'end', reason },
  )
}
