import { say } from '../turns/coach-turn.ts'
import type { EndReason } from '../effects.ts'
import { interrupt } from '../turns/interruption.ts'
import { lines } from '../turns/fixed-phrases.ts'
import { pace } from './timeouts.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { think } from '../turns/generate-reply.ts'
import { endOfSpeech } from '../turns/child-turn.ts'

/** What the child had said until then is still heard and kept; the answer waits for its return. */
export function disconnected(step: Step): Step {
  const { offlineSince, now } = step.state
  if (offlineSince !== null) return step
  return change(endOfSpeech(interrupt(step)), { offlineSince: now, quietSince: null, told: null })
}

/** Within a minute the conversation goes on where it was. */
export function reconnected(step: Step): Step {
  const { offlineSince, now, unanswered, unheard, upTo, leaving, turn } = step.state
  if (offlineSince === null) return step
  if (now - offlineSince > pace.resumeWithin) return end(step, 'disconnected')
  const here = change(step, { offlineSince: null, quietSince: turn ? null : now })
  const back = emit(here, { type: 'tell', message: { type: 'ready', upTo } })
  if (leaving || turn) return back
  if (unanswered) return think(back, unanswered)
  return unheard.length > 0 ? say(back, [lines.backAgain, ...unheard].join(' ')) : back
}

/** From any state, at once. What is still being heard is kept when it arrives. */
export function end(step: Step, reason: EndReason): Step {
  if (step.state.phase === 'ended') return step
  const silent = endOfSpeech(interrupt(step))
  return emit(
    change(silent, { phase: 'ended', leaving: null, quietSince: null, unheard: [], unanswered: null }),
    { type: 'tell', message: { type: 'ended', reason } },
    { type: 'end', reason },
  )
}
