import { say } from '../turns/coach-turn.ts'
import { breakSilenceInCare } from '../care/stay-with-child.ts'
import { endAfterSaying } from '../turns/end-after-saying.ts'
import { textsFor } from '../texts/catalogues.ts'
import { silenceLimitsOf } from './silence-limits.ts'
import type { ConversationState } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { withoutMarks } from '../text/foreign-words.ts'
import { speakable, splitSentences } from '../text/split-sentences.ts'

/** A longer question is not a question alone, and tiring to hear again. */
const maxRepeatedLength = 200

const limitsIn = ({ activity, card }: ConversationState) => silenceLimitsOf(activity ?? card?.activity?.id ?? null)

export function silenceLimitMs(state: ConversationState): number {
  const { promptAfterMs, goodbyeAfterMs } = limitsIn(state)
  return promptAfterMs[state.silencePrompts] ?? goodbyeAfterMs
}

export function breakSilence(step: Step): Step {
  const { silencePrompts, care } = step.state
  if (care) return breakSilenceInCare(step, care)
  const { promptAfterMs, goodbye } = limitsIn(step.state)
  if (silencePrompts >= promptAfterMs.length)
    return endAfterSaying(step, 'silence', textsFor(step.state).silence[goodbye])
  return say(change(step, { silencePrompts: silencePrompts + 1 }), promptText(step.state))
}

/** The child may have forgotten the coach's question, so the coach asks it once more. */
function promptText(state: ConversationState): string {
  const { silencePrompts, turnCount } = state
  const { beforeQuestion, withoutQuestion, repeatsQuestion } = limitsIn(state)
  const question = repeatsQuestion ? lastQuestion(state) : null
  const name = (question ? beforeQuestion : withoutQuestion)[silencePrompts]
  const wordings = name ? textsFor(state).silence[name] : []
  return [wordings[turnCount % Math.max(1, wordings.length)], question].filter(Boolean).join(' ')
}

/** Its foreign words are marked, as the voice needs it. */
function lastQuestion({ messages, markedSentences }: ConversationState): string | null {
  const { sentences, rest } = splitSentences(messages.findLast(({ who }) => who === 'coach')?.text ?? '')
  const question = [...sentences, speakable(rest)].findLast((sentence) => sentence.endsWith('?'))
  if (!question || question.length > maxRepeatedLength) return null
  return markedSentences.find((marked) => withoutMarks(marked) === question) ?? question
}
