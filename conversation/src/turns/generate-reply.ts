import { cancelReply } from './cancel-reply.ts'
import { queueSentences, say } from './coach-turn.ts'
import { buildInstructions, createTurnContext } from '../prompt/instructions.ts'
import { endAfterSaying } from '../lifecycle/goodbye.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { mergeConsecutiveMessages } from '../prompt/memory.ts'
import type { ReplyPurpose, DeviceErrorCode } from '../effects.ts'
import { speakable, splitSentences } from './split-sentences.ts'
import type { PendingReply } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'

/** No child listens to more than this in one go. */
const longestAnswer = 3_000
const patienceWithProviders = 3

export function requestReply(step: Step, purpose: ReplyPurpose, retried = false): Step {
  const [named, id] = newId(step, 'think')
  const { state, findProfanity } = named
  const context = createTurnContext(state, purpose, findProfanity)
  const pendingReply: PendingReply = {
    id,
    purpose,
    partialSentence: '',
    length: 0,
    lastActivityAt: state.now,
    retried,
  }
  return emit(change(named, { pendingReply, quietSince: null, unplayedSentences: [], unansweredPurpose: null }), {
    type: 'think',
    id,
    instructions: buildInstructions(state, context),
    messages: mergeConsecutiveMessages(state.messages),
    picture: state.picture?.id ?? null,
    context,
  })
}

/** Sentence by sentence, while the rest is still being thought. */
export function onThinkDelta(step: Step, id: string, text: string): Step {
  const { pendingReply, now } = step.state
  if (pendingReply?.id !== id) return step
  const room = longestAnswer - pendingReply.length
  const { sentences, rest } = splitSentences(pendingReply.partialSentence + text.slice(0, room))
  const length = pendingReply.length + Math.min(text.length, room)
  const taken = queueSentences(
    change(step, { pendingReply: { ...pendingReply, partialSentence: rest, length, lastActivityAt: now } }),
    sentences,
  )
  return length < longestAnswer ? taken : cancelReply(taken)
}

export function onThinkEnded(step: Step, id: string): Step {
  const { pendingReply } = step.state
  if (pendingReply?.id !== id) return step
  const last = queueSentences(step, [speakable(pendingReply.partialSentence)].filter(Boolean))
  if (!last.state.coachTurn) return onThinkFailed(last, id)
  return change(last, { pendingReply: null, consecutiveFailures: 0 })
}

/** One more try as long as nothing was said; then an honest word, and in the end an honest goodbye. */
export function onThinkFailed(step: Step, id: string): Step {
  const { pendingReply, coachTurn } = step.state
  if (pendingReply?.id !== id) return step
  const without = change(step, { pendingReply: null })
  if (coachTurn) return say(without, fixedPhrases.lostThread)
  if (!pendingReply.retried) return requestReply(without, pendingReply.purpose, true)
  return apologize(without, 'language-model-failed', fixedPhrases[instead[pendingReply.purpose]])
}

const instead = { greet: 'hello', reply: 'notThought', 'start-activity': 'noCard' } as const

export function apologize(step: Step, code: DeviceErrorCode, line: string): Step {
  const consecutiveFailures = step.state.consecutiveFailures + 1
  const failed = emit(change(step, { consecutiveFailures }), {
    type: 'send-to-device',
    message: { type: 'error', code },
  })
  return consecutiveFailures < patienceWithProviders
    ? say(failed, line)
    : endAfterSaying(failed, 'provider-failed', fixedPhrases.broken)
}
