import { say } from '../turns/coach-turn.ts'
import type { ConversationEndReason } from '../effects.ts'
import { spokenName } from '../prompt/instructions.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import { compilePhrases } from '../safeguards/phrase.ts'
import { normalizeWords } from '../safeguards/normalize-words.ts'
import type { LimitReason } from '../participants.ts'
import type { ConversationState } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { describeResumption } from './describe-resumption.ts'

/** The conversation ends once this text was played. */
export function endAfterSaying(step: Step, reason: ConversationEndReason, text: string): Step {
  return say(change(step, { endingWith: reason, goodbyeCount: step.state.goodbyeCount + 1 }), text)
}

const farewells = compilePhrases([
  'bye bye?',
  'byebye|goodbye|goodnight',
  'good bye|night',
  'night_night',
  'see_you later|soon|tomorrow|next_time?',
  'i gotta_go|have_to_go|need_to_go|must_go now?',
  'ive_got_to_go',
])
const politeness = compilePhrases(['ok|okay|well|so|pipit|now|please|thanks|for|everyone', 'thank_you', 'that_was_fun'])

/** Only if the whole turn is a farewell: "say bye bye to the duck" is part of a game. */
export function isGoodbye(text: string) {
  const words = `${normalizeWords(text).text} `
  const remaining = words.replaceAll(farewells, '')
  return remaining !== words && remaining.replaceAll(politeness, '').trim() === ''
}

export const sayGoodbye = (step: Step) => endAfterSaying(step, 'goodbye', fixedPhrases.goodbye(nameIn(step)))
export const isTimeUp = ({ state: { limits, now } }: Step) => limits.endAt !== null && now >= limits.endAt
export const isEndedByLimit = ({ endingWith }: ConversationState) => limitReasons.includes(endingWith ?? '')

export function sayTimeIsUp(step: Step): Step {
  const { endReason } = step.state.limits
  return endAfterSaying(step, endReason, timeIsUpTexts[endReason](nameIn(step), resumptionIn(step)))
}

const limitReasons: string[] = ['time-limit', 'quiet-hours', 'paused'] satisfies LimitReason[]

export type LimitTexts = Record<LimitReason, (name: string | null, resumption: string) => string>

const timeIsUpTexts: LimitTexts = {
  'time-limit': fixedPhrases.timeIsUp,
  'quiet-hours': fixedPhrases.quietTimeBegins,
  paused: fixedPhrases.paused,
}

export function resumptionIn({ state: { limits, now, child } }: Step) {
  return describeResumption(limits.resumesAt, now, child.timeZone)
}

export const nameIn = ({ state, findProfanity }: Step) => spokenName(state.child, findProfanity)
