import { showCard } from './lifecycle/show-card.ts'
import {
  finishPlayedSentences,
  speakQueuedSentences,
  onPlayed,
  onSpeakFailed,
  onSpeakRefused,
  onSpeakProgress,
} from './turns/coach-turn.ts'
import { onDisconnected, endConversation, onReconnected, onWoken } from './lifecycle/connection.ts'
import { onPictureEnded, onPictureStarted } from './lifecycle/taking-picture.ts'
import type { Deadline } from './lifecycle/deadline.ts'
import { deadlines } from './lifecycle/deadlines.ts'
import type { Effect } from './effects.ts'
import type { ConversationEvent, DeviceEvent } from './events.ts'
import { onJudged, onJudgeFailed } from './turns/judge-reply.ts'
import { interrupt } from './turns/interruption.ts'
import { endAfterSaying } from './turns/end-after-saying.ts'
import { isTimeUp } from './time-left.ts'
import { textsFor } from './texts/catalogues.ts'
import { finishTurn } from './lifecycle/reply-to-child.ts'
import { refuse } from './lifecycle/refusal.ts'
import { onLimitsChanged } from './lifecycle/time-limit.ts'
import type { FindProfanity } from './findings.ts'
import type { ConversationState } from './state.ts'
import type { Step } from './step.ts'
import { change, emit } from './step.ts'
import { onThinkEnded, onThinkDelta, requestReply, onThinkFailed } from './turns/generate-reply.ts'
import {
  endSpeech,
  onHeard,
  onHearFailed,
  onHearRefused,
  onSpeechEnded,
  onSpeechStarted,
  onText,
} from './turns/child-turn.ts'

export interface AdvanceResult {
  state: ConversationState
  effects: Effect[]
}

/** One deadline may make the next one due. Each round settles one, so a correct state needs far fewer rounds. */
const maxDeadlinesPerEvent = 50
const maxConsecutiveSpeakFailures = 2

export function advance(
  state: ConversationState,
  event: ConversationEvent,
  findProfanity: FindProfanity,
): AdvanceResult {
  const now = Number.isFinite(event.at) ? Math.max(state.now, event.at) : state.now
  let step = settle(applyEvent({ state: { ...state, now }, effects: [], findProfanity }, event))
  let upcoming = deadlines(step)
  for (let round = 0; round < maxDeadlinesPerEvent; round++) {
    const due = upcoming.find(({ at }) => at <= now)
    if (!due) break
    step = settle(due.act(step))
    upcoming = deadlines(step)
  }
  const { state: next, effects } = setTimer(reportActivity(step), upcoming)
  return { state: next, effects }
}

function applyEvent(step: Step, event: ConversationEvent): Step {
  const { phase, lastSequence } = step.state
  if (event.type === 'stop') return endConversation(step, event.reason)
  if (phase === 'new')
    return event.type === 'start' ? start(withLastSequence(step, event.sequence), event.isBusy) : step
  if (event.type === 'heard') return onHeard(step, event.id, event.text, event.isUncertain)
  if (event.type === 'hear-failed') return onHearFailed(step, event.id)
  if (event.type === 'hear-refused') return onHearRefused(step, event.id)
  if (phase === 'ended') return step
  if (!('sequence' in event)) return applyServerEvent(step, event)
  return event.sequence > lastSequence ? applyDeviceEvent(withLastSequence(step, event.sequence), event) : step
}

const withLastSequence = (step: Step, sequence: number) =>
  change(step, { lastSequence: Number.isFinite(sequence) ? sequence : 0 })

function start(step: Step, isBusy = false): Step {
  const { state } = step
  const { lastSequence, now } = state
  const open = change(step, { phase: 'open', quietSince: now })
  const ready = emit(open, { type: 'send-to-device', message: { type: 'ready', lastSequence } })
  if (isTimeUp(ready.state)) return refuse(ready)
  return isBusy ? endAfterSaying(ready, 'busy', textsFor(state).busy.comeBack) : requestReply(ready, 'greet')
}

function applyDeviceEvent(step: Step, event: DeviceEvent): Step {
  switch (event.type) {
    case 'start':
      return step
    case 'speech-started':
      return onSpeechStarted(step, event.utterance)
    case 'speech-ended':
      return onSpeechEnded(step, event.utterance, event.silenceMs, event.pitch ?? null)
    case 'end-of-speech':
      return endSpeech(step)
    case 'text':
      return onText(step, event.text)
    case 'picture':
      return change(step, { picture: { id: event.picture, at: step.state.now } })
    case 'card':
      return showCard(step, event.card)
    case 'interrupt':
      return change(interrupt(step), { unplayedSentences: [], unansweredPurpose: null })
    case 'played':
      return onPlayed(step, event.sentence, event.playedMs)
  }
}

function applyServerEvent(step: Step, event: Exclude<ConversationEvent, DeviceEvent>): Step {
  switch (event.type) {
    case 'think-delta':
      return onThinkDelta(step, event.id, event.text)
    case 'think-ended':
      return onThinkEnded(step, event.id, event.hints)
    case 'think-failed':
      return onThinkFailed(step, event.id)
    case 'judged':
      return onJudged(step, event.id, event.verdict)
    case 'judge-failed':
      return onJudgeFailed(step, event.id)
    case 'speak-progress':
      return onSpeakProgress(step, event.id, event.synthesizedMs, event.complete)
    case 'speak-failed':
      return onSpeakFailed(step, event.id)
    case 'speak-refused':
      return onSpeakRefused(step, event.id)
    case 'limits-changed':
      return onLimitsChanged(step, event.limits)
    case 'picture-started':
      return onPictureStarted(step)
    case 'picture-ended':
      return onPictureEnded(step)
    case 'disconnected':
      return onDisconnected(step)
    case 'reconnected':
      return onReconnected(step)
    case 'woken':
      return onWoken(step)
    default:
      return step
  }
}

/** An event may make it possible to reply to a finished turn, to speak the next sentence, or to end. */
function settle(step: Step): Step {
  const settled = speakQueuedSentences(finishPlayedSentences(finishTurn(step)))
  const { phase, endingWith, coachTurn, childTurn, pendingReply, consecutiveSpeakFailures } = settled.state
  if (phase !== 'open') return settled
  if (consecutiveSpeakFailures >= maxConsecutiveSpeakFailures) return endConversation(settled, 'provider-failed')
  return endingWith && !coachTurn && !childTurn && !pendingReply ? endConversation(settled, endingWith) : settled
}

function reportActivity(step: Step): Step {
  const { phase, offlineSince, reportedActivity } = step.state
  const activity = currentActivity(step.state)
  if (phase !== 'open' || offlineSince !== null || activity === reportedActivity) return step
  return emit(change(step, { reportedActivity: activity }), {
    type: 'send-to-device',
    message: { type: 'state', state: activity },
  })
}

function currentActivity({ coachTurn, pendingReply, childTurn }: ConversationState) {
  if (coachTurn && coachTurn.sentences.length + coachTurn.queuedSentences.length > 0) return 'speaking'
  return pendingReply || childTurn?.ended ? 'thinking' : 'listening'
}

function setTimer(step: Step, upcoming: Deadline[]): Step {
  const next = Math.min(...upcoming.map(({ at }) => at))
  const at = Number.isFinite(next) ? next : null
  return at === step.state.timerAt ? step : emit(change(step, { timerAt: at }), { type: 'set-timer', at })
}
