import { showCard } from './turns/show-card.ts'
import {
  finishPlayedSentences,
  speakQueuedSentences,
  onPlayed,
  onSpeakFailed,
  onSpeakProgress,
} from './turns/coach-turn.ts'
import { onDisconnected, endConversation, onReconnected } from './lifecycle/connection.ts'
import { deadlines, type Deadline } from './lifecycle/deadlines.ts'
import type { Effect } from './effects.ts'
import type { ConversationEvent } from './events.ts'
import { interrupt } from './turns/interruption.ts'
import { isTimeUp, sayTimeIsUp } from './lifecycle/goodbye.ts'
import type { FindProfanity } from './safeguards/findings.ts'
import type { ConversationState } from './state.ts'
import type { Step } from './step.ts'
import { change, emit } from './step.ts'
import { onThinkEnded, onThinkDelta, requestReply, onThinkFailed } from './turns/generate-reply.ts'
import {
  endSpeech,
  finishTurn,
  onHeard,
  onHearFailed,
  onSpeechEnded,
  onSpeechStarted,
  typed,
} from './turns/child-turn.ts'

/** What one event makes of a conversation, and what is to be done about it. */
export interface Advance {
  state: ConversationState
  effects: Effect[]
}

/** How a turn may lead to the next by itself (heard → answered → time is up …); each round ends something. */
const mostRounds = 50
const mostVoiceFailures = 2

export function advance(state: ConversationState, event: ConversationEvent, findProfanity: FindProfanity): Advance {
  const now = Number.isFinite(event.at) ? Math.max(state.now, event.at) : state.now
  let step = settle(take({ state: { ...state, now }, effects: [], findProfanity }, event))
  let ahead = deadlines(step)
  for (let round = 0; round < mostRounds; round++) {
    const due = ahead.find(({ at }) => at <= now)
    if (!due) break
    step = settle(due.act(step))
    ahead = deadlines(step)
  }
  const { state: next, effects } = askToBeWoken(tellState(step), ahead)
  return { state: next, effects }
}

function take(step: Step, event: ConversationEvent): Step {
  const { phase, lastSequence } = step.state
  if (event.type === 'stop') return endConversation(step, event.reason)
  if (phase === 'new') return event.type === 'start' ? start(counted(step, event.sequence)) : step
  if (event.type === 'heard') return onHeard(step, event.id, event.text)
  if (event.type === 'hear-failed') return onHearFailed(step, event.id)
  if (phase === 'ended') return step
  if (!('sequence' in event)) return takeAnswer(step, event)
  return event.sequence > lastSequence ? takeFromDevice(counted(step, event.sequence), event) : step
}

const counted = (step: Step, sequence: number) =>
  change(step, { lastSequence: Number.isFinite(sequence) ? sequence : 0 })

function start(step: Step): Step {
  const { lastSequence, now } = step.state
  const open = change(step, { phase: 'open', quietSince: now })
  const ready = emit(open, { type: 'send-to-device', message: { type: 'ready', lastSequence } })
  return isTimeUp(ready) ? sayTimeIsUp(ready) : requestReply(ready, 'greet')
}

type Sequenced = Extract<ConversationEvent, { sequence: number }>

function takeFromDevice(step: Step, event: Sequenced): Step {
  switch (event.type) {
    case 'start':
      return step
    case 'speech-started':
      return onSpeechStarted(step, event.utterance)
    case 'speech-ended':
      return onSpeechEnded(step, event.utterance, event.silenceMs)
    case 'end-of-speech':
      return endSpeech(step)
    case 'text':
      return typed(step, event.text)
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

function takeAnswer(step: Step, event: Exclude<ConversationEvent, Sequenced>): Step {
  switch (event.type) {
    case 'think-delta':
      return onThinkDelta(step, event.id, event.text)
    case 'think-ended':
      return onThinkEnded(step, event.id)
    case 'think-failed':
      return onThinkFailed(step, event.id)
    case 'speak-progress':
      return onSpeakProgress(step, event.id, event.synthesizedMs, event.complete)
    case 'speak-failed':
      return onSpeakFailed(step, event.id)
    case 'disconnected':
      return onDisconnected(step)
    case 'reconnected':
      return onReconnected(step)
    default:
      return step
  }
}

/** What has become possible is done: an answer to a finished turn, the next sentence, the end. */
function settle(step: Step): Step {
  const answered = speakQueuedSentences(finishPlayedSentences(finishTurn(step)))
  const { phase, endingWith, coachTurn, childTurn, pendingReply, consecutiveSpeakFailures } = answered.state
  if (phase !== 'open') return answered
  if (consecutiveSpeakFailures >= mostVoiceFailures) return endConversation(answered, 'provider-failed')
  return endingWith && !coachTurn && !childTurn && !pendingReply ? endConversation(answered, endingWith) : answered
}

function tellState(step: Step): Step {
  const { phase, offlineSince, reportedActivity } = step.state
  const now = doing(step.state)
  if (phase !== 'open' || offlineSince !== null || now === reportedActivity) return step
  return emit(change(step, { reportedActivity: now }), {
    type: 'send-to-device',
    message: { type: 'state', state: now },
  })
}

function doing({ coachTurn, pendingReply, childTurn }: ConversationState) {
  if (coachTurn && coachTurn.sentences.length + coachTurn.queuedSentences.length > 0) return 'speaking'
  return pendingReply || childTurn?.ended ? 'thinking' : 'listening'
}

function askToBeWoken(step: Step, ahead: Deadline[]): Step {
  const next = Math.min(...ahead.map(({ at }) => at))
  const at = Number.isFinite(next) ? next : null
  return at === step.state.timerAt ? step : emit(change(step, { timerAt: at }), { type: 'set-timer', at })
}
