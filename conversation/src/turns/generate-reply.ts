import { queueSentences, say } from './coach-turn.ts'
import { handOver, isUnspoken } from './hand-over.ts'
import { buildInstructions, createTurnContext } from '../prompt/instructions.ts'
import { chooseFiller } from './fillers.ts'
import { maxReplyLength } from '../prompt/max-reply-length.ts'
import { endAfterSaying } from './end-after-saying.ts'
import { textsFor } from '../texts/catalogues.ts'
import { spokenLanguage } from '../texts/spoken-language.ts'
import { mergeConsecutiveMessages } from '../prompt/memory.ts'
import type { ReplyPurpose, DeviceErrorCode } from '../effects.ts'
import { speakable, splitSentences } from '../text/split-sentences.ts'
import type { ListeningHints } from '../events.ts'
import type { PendingReply } from '../state.ts'
import type { Step } from '../step.ts'
import { change, emit, newId } from '../step.ts'
import { cleanText } from '../text/clean-text.ts'
import { cutText } from '../text/cut-text.ts'

const maxConsecutiveFailures = 3
/** Later the child has waited long enough, and the scripted coach takes over. */
const maxRetryDelayMs = 4_000

export function requestReply(step: Step, purpose: ReplyPurpose): Step {
  return think(step, purpose, { requestedAt: step.state.now, retried: false, fillers: 0 })
}

type Attempt = Pick<PendingReply, 'requestedAt' | 'retried' | 'fillers'>

function think(step: Step, purpose: ReplyPurpose, attempt: Attempt): Step {
  const [named, id] = newId(step, 'think')
  const { state, findProfanity } = named
  const context = createTurnContext(state, purpose, findProfanity)
  const pendingReply: PendingReply = {
    ...attempt,
    id,
    purpose,
    partialSentence: '',
    length: 0,
    lastActivityAt: state.now,
    held: state.hasJudge && state.replySource === 'language-model' ? [] : null,
    judgeId: null,
  }
  return emit(
    change(named, {
      pendingReply,
      expectedAnswers: [],
      windDownAnnounced: state.windDownAnnounced || context.windingDown,
      quietSince: null,
      unplayedSentences: [],
      unansweredPurpose: null,
    }),
    {
      type: 'think',
      id,
      source: state.replySource,
      instructions: buildInstructions(state, context, findProfanity),
      messages: mergeConsecutiveMessages(state.messages),
      picture: state.picture?.id ?? null,
      context,
    },
  )
}

/** Queues each complete sentence while the language model writes the rest, up to the limit for the child's age. */
export function onThinkDelta(step: Step, id: string, text: string): Step {
  const { pendingReply, now } = step.state
  if (pendingReply?.id !== id || pendingReply.judgeId) return step
  const maxLength = maxReplyLength(step.state)
  const { sentences, rest } = splitSentences(pendingReply.partialSentence + cutText(cleanText(text), 2 * maxLength))
  const fitting = sentencesWithin(sentences, maxLength - pendingReply.length)
  const length = pendingReply.length + fitting.join('').length
  const isFull = fitting.length < sentences.length || length + rest.length > maxLength
  const written = change(step, {
    pendingReply: { ...pendingReply, partialSentence: rest, length, lastActivityAt: now },
  })
  const added = addSentences(written, fitting)
  return isFull ? completeReply(emit(added, { type: 'cancel-think', id })) : added
}

function sentencesWithin(sentences: string[], maxLength: number): string[] {
  let length = 0
  const end = sentences.findIndex((sentence) => (length += sentence.length) > maxLength)
  return end < 0 ? sentences : sentences.slice(0, end)
}

export function onThinkEnded(step: Step, id: string, hints?: ListeningHints): Step {
  const { pendingReply } = step.state
  if (pendingReply?.id !== id || pendingReply.judgeId) return step
  const last = speakable(pendingReply.partialSentence)
  if (pendingReply.length === 0 && last === '') return onThinkFailed(step, id)
  const hinted = change(step, {
    expectedAnswers: hints?.expectedAnswers ?? [],
    activity: hints?.activity ?? null,
  })
  return completeReply(addSentences(hinted, [last].filter(Boolean)))
}

/** The judge gets the whole reply; without one, each sentence is spoken as soon as it is written. */
function addSentences(step: Step, sentences: string[]): Step {
  const { pendingReply } = step.state
  if (!pendingReply?.held) return queueSentences(step, sentences)
  return change(step, { pendingReply: { ...pendingReply, held: [...pendingReply.held, ...sentences] } })
}

function completeReply(step: Step): Step {
  const { pendingReply, messages, child, now } = step.state
  if (!pendingReply?.held) return change(step, { pendingReply: null, consecutiveFailures: 0 })
  const [named, id] = newId(step, 'judge')
  const judging = change(named, { pendingReply: { ...pendingReply, judgeId: id, lastActivityAt: now } })
  const childText = messages.findLast(({ who }) => who === 'child')?.text ?? null
  const language = spokenLanguage(step.state)
  return emit(judging, { type: 'judge', id, text: pendingReply.held.join(' '), childText, age: child.age, language })
}

/** Retries once if nothing was said and there is time. Then the scripted coach replies, for the rest of the conversation. */
export function onThinkFailed(step: Step, id: string): Step {
  const { pendingReply, now, replySource, consecutiveFailures } = step.state
  if (pendingReply?.id !== id || pendingReply.judgeId) return step
  const { purpose, retried, requestedAt, fillers } = pendingReply
  const without = change(step, { pendingReply: null })
  if (!isUnspoken(pendingReply)) {
    const failed = change(without, { consecutiveFailures: consecutiveFailures + 1 })
    const next = consecutiveFailures > 0 ? handOver(failed) : failed
    return say(next, textsFor(next.state).phrases.replyCutOff)
  }
  if (!retried && now - requestedAt < maxRetryDelayMs)
    return think(without, purpose, { requestedAt, retried: true, fillers })
  if (replySource === 'language-model')
    return think(handOver(without), purpose, { requestedAt: now, retried: false, fillers })
  return apologize(without, 'language-model-failed', textsFor(step.state).phrases[apologies[purpose]])
}

/** The language model is slow, and the child must hear that it was understood. */
export function sayFiller(step: Step): Step {
  const { pendingReply, fillerCount } = step.state
  if (!pendingReply) return step
  const counted = change(step, {
    pendingReply: { ...pendingReply, fillers: pendingReply.fillers + 1 },
    fillerCount: fillerCount + 1,
  })
  return queueSentences(counted, [chooseFiller(step.state, pendingReply.purpose)])
}

const apologies = {
  greet: 'hello',
  reply: 'thinkFailed',
  'start-activity': 'cardFailed',
  resume: 'thinkFailed',
  'wind-down': 'windDown',
} as const

export function apologize(step: Step, code: DeviceErrorCode, text: string): Step {
  const consecutiveFailures = step.state.consecutiveFailures + 1
  const failed = emit(change(step, { consecutiveFailures }), {
    type: 'send-to-device',
    message: { type: 'error', code },
  })
  return consecutiveFailures < maxConsecutiveFailures
    ? say(failed, text)
    : endAfterSaying(failed, 'provider-failed', textsFor(failed.state).phrases.providerFailed)
}
