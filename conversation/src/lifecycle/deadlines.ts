import { stopSpeaking, say, onSpeakFailed } from '../turns/coach-turn.ts'
import { endConversation } from './connection.ts'
import { isPlayed } from '../turns/playback-position.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import { sayTimeIsUp } from './goodbye.ts'
import { timeoutsMs } from './timeouts.ts'
import { breakSilence } from './silence.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { onThinkFailed } from '../turns/generate-reply.ts'
import { endpointAt, endTurn, endSpeech, onHearFailed } from '../turns/child-turn.ts'

export interface Deadline {
  at: number
  act: (step: Step) => Step
}

/** Everything that happens by itself when nothing else does, one list for the clock and for the acting. */
export function deadlines(step: Step): Deadline[] {
  const { state } = step
  const heard = (state.childTurn?.utterances ?? []).filter(({ status }) => status === 'transcribing')
  const hearing = heard.map(({ statusSince, hearId }) =>
    after(statusSince, timeoutsMs.hear, (late) => onHearFailed(late, hearId ?? '')),
  )
  if (state.phase !== 'open') return state.phase === 'ended' ? hearing : []
  if (state.offlineSince !== null) {
    return [
      ...hearing,
      after(state.offlineSince, timeoutsMs.reconnect, (late) => endConversation(late, 'disconnected')),
    ]
  }
  return [...hearing, ...listening(step), ...thinking(step), ...speaking(step), ...silence(step), ...timeBudget(step)]
}

const after = (since: number, patience: number, act: Deadline['act']): Deadline => ({ at: since + patience, act })

function listening(step: Step): Deadline[] {
  const closes = endpointAt(step)
  const open = (step.state.childTurn?.utterances ?? []).filter(({ status }) => status === 'speaking')
  return [
    ...open.map(({ statusSince }) => after(statusSince, timeoutsMs.utterance, endSpeech)),
    ...(closes === null ? [] : [{ at: closes, act: endTurn }]),
  ]
}

function thinking({ state: { pendingReply } }: Step): Deadline[] {
  if (!pendingReply) return []
  const { id, lastActivityAt } = pendingReply
  return [
    after(lastActivityAt, timeoutsMs.think, (late) => onThinkFailed(emit(late, { type: 'cancel-think', id }), id)),
  ]
}

function speaking({ state: { coachTurn } }: Step): Deadline[] {
  const next = coachTurn?.sentences.find((sentence) => !isPlayed(sentence))
  if (!next) return []
  if (!next.synthesisComplete)
    return [after(next.lastActivityAt, timeoutsMs.speak, (late) => onSpeakFailed(late, next.id))]
  const left = Math.max(0, next.synthesizedMs - next.playedMs)
  return [after(next.lastActivityAt, left + timeoutsMs.playback, (late) => stopSpeaking(late))]
}

function silence({ state: { quietSince } }: Step): Deadline[] {
  return quietSince === null ? [] : [after(quietSince, timeoutsMs.silence, breakSilence)]
}

/** The time budget and bedtime wait for a pause; a little later they no longer do. */
function timeBudget({ state }: Step): Deadline[] {
  const { windDownAt, endAt } = state.limits
  const pause =
    state.quietSince === null || state.endingWith ? Infinity : state.quietSince + timeoutsMs.pauseBeforeEnding
  return [
    ...(windDownAt === null || state.windDownAnnounced ? [] : [{ at: Math.max(windDownAt, pause), act: windDown }]),
    ...(endAt === null ? [] : [{ at: Math.max(endAt, pause), act: sayTimeIsUp }]),
    ...(endAt === null ? [] : [after(endAt, timeoutsMs.finalGoodbye, (late) => endConversation(late, 'time-limit'))]),
  ]
}

const windDown = (step: Step) => say(change(step, { windDownAnnounced: true }), fixedPhrases.windDown)
