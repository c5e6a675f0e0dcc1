import { onSpeakFailed, sayToWait, stopSpeaking } from '../turns/coach-turn.ts'
import type { Deadline } from './deadline.ts'
import { endConversation } from './connection.ts'
import { isPlayed } from '../turns/playback-position.ts'
import { isTakingPicture, onPictureEnded } from './taking-picture.ts'
import { timeLimitDeadlines } from './time-limit.ts'
import { fillersAtMs, timeoutsMs } from './timeouts.ts'
import { breakSilence, silenceLimitMs } from './silence.ts'
import type { ConversationState, PendingReply } from '../state.ts'
import type { Step } from '../step.ts'
import { emit } from '../step.ts'
import { onThinkFailed, sayFiller } from '../turns/generate-reply.ts'
import { isUnspoken } from '../turns/hand-over.ts'
import { onJudgeFailed } from '../turns/judge-reply.ts'
import { endpointAt, endTurn, endSpeech, onHearFailed } from '../turns/child-turn.ts'

/** The timer and everything that happens when time passes come from this one list. */
export function deadlines(step: Step): Deadline[] {
  const { state } = step
  const transcribing = (state.childTurn?.utterances ?? []).filter(({ status }) => status === 'transcribing')
  const hearTimeouts = transcribing.map(({ statusSince, hearId, isPatient }) =>
    after(statusSince, isPatient ? timeoutsMs.patience : timeoutsMs.hear, (current) =>
      onHearFailed(current, hearId ?? ''),
    ),
  )
  if (state.phase !== 'open') return state.phase === 'ended' ? hearTimeouts : []
  if (state.offlineSince !== null) {
    return [
      ...hearTimeouts,
      after(state.offlineSince, timeoutsMs.reconnect, (current) => endConversation(current, 'disconnected')),
    ]
  }
  return [
    ...hearTimeouts,
    ...listening(step),
    ...(isTakingPicture(state) ? takingPicture(step) : [...thinking(step), ...speaking(step)]),
    ...silence(step),
    ...timeLimitDeadlines(step),
  ]
}

const after = (since: number, delayMs: number, act: Deadline['act']): Deadline => ({ at: since + delayMs, act })

function listening(step: Step): Deadline[] {
  const endpoint = endpointAt(step)
  const open = (step.state.childTurn?.utterances ?? []).filter(({ status }) => status === 'speaking')
  return [
    ...open.map(({ statusSince }) => after(statusSince, timeoutsMs.utterance, endSpeech)),
    ...(endpoint === null ? [] : [{ at: endpoint, act: endTurn }]),
    ...toldToWait(step),
  ]
}

const takingPicture = ({ state: { takesPictureSince } }: Step): Deadline[] => [
  after(takesPictureSince ?? 0, timeoutsMs.picture, onPictureEnded),
]

function toldToWait({ state: { childTurn, coachTurn, toldToWait: isTold, refused } }: Step): Deadline[] {
  if (!childTurn || coachTurn || isTold || refused) return []
  const { utterances, silentSince } = childTurn
  const waits = utterances.some(({ status, isPatient }) => status === 'transcribing' && isPatient)
  if (!waits || utterances.some(({ status }) => status === 'speaking')) return []
  return [after(silentSince, timeoutsMs.silenceBeforeToldToWait, sayToWait)]
}

function thinking({ state: { pendingReply, coachTurn } }: Step): Deadline[] {
  if (!pendingReply) return []
  const { requestedAt, fillers } = pendingReply
  const fillerAtMs = isUnspoken(pendingReply) ? fillersAtMs[fillers] : undefined
  const isSpeaking = coachTurn !== null && coachTurn.sentences.length + coachTurn.queuedSentences.length > 0
  return [
    giveUpReply(pendingReply),
    ...(fillerAtMs === undefined || isSpeaking ? [] : [after(requestedAt, fillerAtMs, sayFiller)]),
  ]
}

function giveUpReply({ id, judgeId, length, requestedAt, lastActivityAt }: PendingReply): Deadline {
  if (judgeId) return after(lastActivityAt, timeoutsMs.judge, (current) => onJudgeFailed(current, judgeId))
  const giveUp = (current: Step) => onThinkFailed(emit(current, { type: 'cancel-think', id }), id)
  return length > 0
    ? after(lastActivityAt, timeoutsMs.thinkIdle, giveUp)
    : after(requestedAt, timeoutsMs.firstWord, giveUp)
}

function speaking({ state: { coachTurn } }: Step): Deadline[] {
  const next = coachTurn?.sentences.find((sentence) => !isPlayed(sentence))
  if (!next) return []
  if (!next.synthesisComplete) {
    // TTS may still deliver it, and the child must not hear the sentence twice.
    const giveUp = (current: Step) => onSpeakFailed(emit(current, { type: 'stop-speaking' }), next.id)
    return [after(next.lastActivityAt, next.isPatient ? timeoutsMs.patience : timeoutsMs.speak, giveUp)]
  }
  const remainingMs = Math.max(0, next.synthesizedMs - next.playedMs)
  return [after(next.lastActivityAt, remainingMs + timeoutsMs.playback, (current) => stopSpeaking(current))]
}

function silence({ state }: Step): Deadline[] {
  if ((state.refused && !state.care) || state.childTurn) return []
  return state.quietSince === null ? [] : [after(state.quietSince, limitMs(state), breakSilence)]
}

function limitMs(state: ConversationState): number {
  if (!state.care) return silenceLimitMs(state)
  return state.care.step === 'quiet' ? timeoutsMs.quietTogether : timeoutsMs.silenceInCare
}
