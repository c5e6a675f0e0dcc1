import { say } from '../turns/coach-turn.ts'
import type { ConversationEndReason } from '../effects.ts'
import { interrupt } from '../turns/interruption.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import { timeoutsMs } from './timeouts.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { requestReply } from '../turns/generate-reply.ts'
import { endSpeech } from '../turns/child-turn.ts'

/** What the child had said until then is still heard and kept; the answer waits for its return. */
export function onDisconnected(step: Step): Step {
  const { offlineSince, now } = step.state
  if (offlineSince !== null) return step
  return change(endSpeech(interrupt(step)), { offlineSince: now, quietSince: null, reportedActivity: null })
}

/** Within a minute the conversation goes on where it was. */
export function onReconnected(step: Step): Step {
  const { offlineSince, now, unansweredPurpose, unplayedSentences, lastSequence, endingWith, childTurn } = step.state
  if (offlineSince === null) return step
  if (now - offlineSince > timeoutsMs.reconnect) return endConversation(step, 'disconnected')
  const here = change(step, { offlineSince: null, quietSince: childTurn ? null : now })
  const back = emit(here, { type: 'send-to-device', message: { type: 'ready', lastSequence } })
  if (endingWith || childTurn) return back
  if (unansweredPurpose) return requestReply(back, unansweredPurpose)
  return unplayedSentences.length > 0 ? say(back, [fixedPhrases.backAgain, ...unplayedSentences].join(' ')) : back
}

/** From any state, at once. What is still being heard is kept when it arrives. */
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
