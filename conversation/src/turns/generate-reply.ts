import { cancelReply } from './cancel-reply.ts'
import { queueSentences, say } from './coach-turn.ts'
import { buildInstructions, createTurnContext } from '../prompt/instructions.ts'
import { endAfterSaying } from '../lifecycle/goodbye.ts'
import { fixedPhrases } from './fixed-phrases.ts'
import { mergeConsecutiveMessages } from '../prompt/memory.ts'
import type { ReplyPurpose, DeviceErrorCode } from '../effects.ts'
import { speakable, splitSentences } from './split-sentences.ts'
import type { ListeningHints } from '../events.ts'
import type { PendingReply } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'
import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'

/** A child does not listen to a longer reply. */
const maxReplyLength = 3_000
const maxConsecutiveFailures = 3

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
  return emit(
    change(named, {
      pendingReply,
      expectedAnswers: [],
      quietSince: null,
      unplayedSentences: [],
      unansweredPurpose: null,
    }),
    {
      type: 'think',
      id,
      instructions: buildInstructions(state, context, findProfanity),
      messages: mergeConsecutiveMessages(state.messages),
      picture: state.picture?.id ?? null,
      context,
    },
  )
}

/** Queues each complete sentence while the language model writes the rest. */
export function onThinkDelta(step: Step, id: string, text: string): Step {
  const { pendingReply, now } = step.state
  if (pendingReply?.id !== id) return step
  const remaining = maxReplyLength - pendingReply.length
  const { sentences, rest } = splitSentences(pendingReply.partialSentence + cutText(cleanText(text), remaining))
  const length = pendingReply.length + Math.min(text.length, remaining)
  const queued = queueSentences(
    change(step, { pendingReply: { ...pendingReply, partialSentence: rest, length, lastActivityAt: now } }),
    sentences,
  )
  return length < maxReplyLength ? queued : cancelReply(queued)
}

export function onThinkEnded(step: Step, id: string, hints?: ListeningHints): Step {
  const { pendingReply } = step.state
  if (pendingReply?.id !== id) return step
  const last = queueSentences(step, [speakable(pendingReply.partialSentence)].filter(Boolean))
  if (!last.state.coachTurn) return onThinkFailed(last, id)
  return change(last, {
    pendingReply: null,
    consecutiveFailures: 0,
    expectedAnswers: hints?.expectedAnswers ?? [],
    activity: hints?.activity ?? null,
  })
}

/** Retries once if nothing was said. Then the coach apologizes, and after several failed turns says goodbye. */
export function onThinkFailed(step: Step, id: string): Step {
  const { pendingReply, coachTurn } = step.state
  if (pendingReply?.id !== id) return step
  const without = change(step, { pendingReply: null })
  if (coachTurn) return say(without, fixedPhrases.replyCutOff)
  if (!pendingReply.retried) return requestReply(without, pendingReply.purpose, true)
  return apologize(without, 'language-model-failed', fixedPhrases[apologies[pendingReply.purpose]])
}

const apologies = {
  greet: 'hello',
  reply: 'thinkFailed',
  'start-activity': 'cardFailed',
  resume: 'thinkFailed',
} as const

export function apologize(step: Step, code: DeviceErrorCode, text: string): Step {
  const consecutiveFailures = step.state.consecutiveFailures + 1
  const failed = emit(change(step, { consecutiveFailures }), {
    type: 'send-to-device',
    message: { type: 'error', code },
  })
  return consecutiveFailures < maxConsecutiveFailures
    ? say(failed, text)
    : endAfterSaying(failed, 'provider-failed', fixedPhrases.providerFailed)
}
