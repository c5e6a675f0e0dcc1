import { fallSilent, say, speakFailed } from '../turns/coach-turn.ts'
import { end } from './connection.ts'
import { isHeard } from '../turns/playback-position.ts'
import { lines } from '../turns/fixed-phrases.ts'
import { sayTimeIsUp } from './goodbye.ts'
import { pace } from './timeouts.ts'
import { breakSilence } from './silence.ts'
import type { Step } from '../step.ts'
import { change, emit } from '../step.ts'
import { thinkFailed } from '../turns/generate-reply.ts'
import { closesAt, closeTurn, endOfSpeech, hearFailed } from '../turns/child-turn.ts'

export interface Deadline {
  at: number
  act: (step: Step) => Step
}

/** Everything that happens by itself when nothing else does, one list for the clock and for the acting. */
export function deadlines(step: Step): Deadline[] {
  const { state } = step
  const heard = (state.turn?.utterances ?? []).filter(({ doing }) => doing === 'hearing')
  const hearing = heard.map(({ since, hearId }) =>
    after(since, pace.hearWithin, (late) => hearFailed(late, hearId ?? '')),
  )
  if (state.phase !== 'open') return state.phase === 'ended' ? hearing : []
  if (state.offlineSince !== null) {
    return [...hearing, after(state.offlineSince, pace.resumeWithin, (late) => end(late, 'disconnected'))]
  }
  return [...hearing, ...listening(step), ...thinking(step), ...speaking(step), ...silence(step), ...timeBudget(step)]
}

const after = (since: number, patience: number, act: Deadline['act']): Deadline => ({ at: since + patience, act })

function listening(step: Step): Deadline[] {
  const closes = closesAt(step)
  const open = (step.state.turn?.utterances ?? []).filter(({ doing }) => doing === 'speaking')
  return [
    ...open.map(({ since }) => after(since, pace.longestUtterance, endOfSpeech)),
    ...(closes === null ? [] : [{ at: closes, act: closeTurn }]),
  ]
}

function thinking({ state: { thought } }: Step): Deadline[] {
  if (!thought) return []
  const { id, since } = thought
  return [after(since, pace.thinkWithin, (late) => thinkFailed(emit(late, { type: 'cancel-think', id }), id))]
}

function speaking({ state: { coach } }: Step): Deadline[] {
  const next = coach?.sentences.find((sentence) => !isHeard(sentence))
  if (!next) return []
  if (!next.whole) return [after(next.since, pace.speakWithin, (late) => speakFailed(late, next.id))]
  const left = Math.max(0, next.voiced - next.played)
  return [after(next.since, left + pace.playWithin, (late) => fallSilent(late))]
}

function silence({ state: { quietSince } }: Step): Deadline[] {
  return quietSince === null ? [] : [after(quietSince, pace.silence, breakSilence)]
}

/** The time budget and bedtime wait for a pause; a little later they no longer do. */
function timeBudget({ state }: Step): Deadline[] {
  const { windDownAt, endAt } = state.limits
  const pause = state.quietSince === null || state.leaving ? Infinity : state.quietSince + pace.pause
  return [
    ...(windDownAt === null || state.windingDown ? [] : [{ at: Math.max(windDownAt, pause), act: windDown }]),
    ...(endAt === null ? [] : [{ at: Math.max(endAt, pause), act: sayTimeIsUp }]),
    ...(endAt === null ? [] : [after(endAt, pace.lastWords, (late) => end(late, 'time-limit'))]),
  ]
}

const windDown = (step: Step) => say(change(step, { windingDown: true }), lines.windDown)
