import { showCard } from './turns/show-card.ts'
import { finishHeard, handOver, played, speakFailed, voiced } from './turns/coach-turn.ts'
import { disconnected, end, reconnected } from './lifecycle/connection.ts'
import { deadlines, type Deadline } from './lifecycle/deadlines.ts'
import type { Effect } from './effects.ts'
import type { ConversationEvent } from './events.ts'
import { interrupt } from './turns/interruption.ts'
import { isTimeUp, sayTimeIsUp } from './lifecycle/goodbye.ts'
import type { FindProfanity } from './safeguards/findings.ts'
import type { Conversation } from './state.ts'
import type { Step } from './step.ts'
import { change, emit } from './step.ts'
import { endThought, takeThought, think, thinkFailed } from './turns/generate-reply.ts'
import { endOfSpeech, finishTurn, heard, hearFailed, speechEnded, speechStarted, typed } from './turns/child-turn.ts'

/** What one event makes of a conversation, and what is to be done about it. */
export interface Advance {
  state: Conversation
  effects: Effect[]
}

/** How a turn may lead to the next by itself (heard → answered → time is up …); each round ends something. */
const mostRounds = 50
const mostVoiceFailures = 2

export function advance(state: Conversation, event: ConversationEvent, findProfanity: FindProfanity): Advance {
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
  const { phase, upTo } = step.state
  if (event.type === 'stop') return end(step, event.reason)
  if (phase === 'new') return event.type === 'start' ? start(counted(step, event.sequence)) : step
  if (event.type === 'heard') return heard(step, event.id, event.text)
  if (event.type === 'hear-failed') return hearFailed(step, event.id)
  if (phase === 'ended') return step
  if (!('sequence' in event)) return takeAnswer(step, event)
  return event.sequence > upTo ? takeFromDevice(counted(step, event.sequence), event) : step
}

const counted = (step: Step, sequence: number) => change(step, { upTo: Number.isFinite(sequence) ? sequence : 0 })

function start(step: Step): Step {
  const { upTo, now } = step.state
  const open = change(step, { phase: 'open', quietSince: now })
  const ready = emit(open, { type: 'tell', message: { type: 'ready', upTo } })
  return isTimeUp(ready) ? sayTimeIsUp(ready) : think(ready, 'greet')
}

type Sequenced = Extract<ConversationEvent, { sequence: number }>

function takeFromDevice(step: Step, event: Sequenced): Step {
  switch (event.type) {
    case 'start':
      return step
    case 'speech-started':
      return speechStarted(step, event.utterance)
    case 'speech-ended':
      return speechEnded(step, event.utterance, event.silentFor)
    case 'end-of-speech':
      return endOfSpeech(step)
    case 'text':
      return typed(step, event.text)
    case 'picture':
      return change(step, { picture: { id: event.picture, at: step.state.now } })
    case 'card':
      return showCard(step, event.card)
    case 'interrupt':
      return change(interrupt(step), { unheard: [], unanswered: null })
    case 'played':
      return played(step, event.sentence, event.upTo)
  }
}

function takeAnswer(step: Step, event: Exclude<ConversationEvent, Sequenced>): Step {
  switch (event.type) {
    case 'thought':
      return takeThought(step, event.id, event.text)
    case 'think-ended':
      return endThought(step, event.id)
    case 'think-failed':
      return thinkFailed(step, event.id)
    case 'voiced':
      return voiced(step, event.id, event.milliseconds, event.whole)
    case 'speak-failed':
      return speakFailed(step, event.id)
    case 'disconnected':
      return disconnected(step)
    case 'reconnected':
      return reconnected(step)
    default:
      return step
  }
}

/** What has become possible is done: an answer to a finished turn, the next sentence, the end. */
function settle(step: Step): Step {
  const answered = handOver(finishHeard(finishTurn(step)))
  const { phase, leaving, coach, turn, thought, voiceFailures } = answered.state
  if (phase !== 'open') return answered
  if (voiceFailures >= mostVoiceFailures) return end(answered, 'provider-failed')
  return leaving && !coach && !turn && !thought ? end(answered, leaving) : answered
}

function tellState(step: Step): Step {
  const { phase, offlineSince, told } = step.state
  const now = doing(step.state)
  if (phase !== 'open' || offlineSince !== null || now === told) return step
  return emit(change(step, { told: now }), { type: 'tell', message: { type: 'state', state: now } })
}

function doing({ coach, thought, turn }: Conversation) {
  if (coach && coach.sentences.length + coach.waiting.length > 0) return 'speaking'
  return thought || turn?.over ? 'thinking' : 'listening'
}

function askToBeWoken(step: Step, ahead: Deadline[]): Step {
  const next = Math.min(...ahead.map(({ at }) => at))
  const at = Number.isFinite(next) ? next : null
  return at === step.state.wakeAt ? step : emit(change(step, { wakeAt: at }), { type: 'wake-at', at })
}
