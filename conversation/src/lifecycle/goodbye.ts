import { say } from '../turns/coach-turn.ts'
import type { ConversationEndReason } from '../effects.ts'
import { spokenName } from '../prompt/instructions.ts'
import { fixedPhrases } from '../turns/fixed-phrases.ts'
import { compilePhrases } from '../safeguards/phrase.ts'
import { normalizeWords } from '../safeguards/normalize-words.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

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
export const sayTimeIsUp = (step: Step) => endAfterSaying(step, 'time-limit', fixedPhrases.timeIsUp(nameIn(step)))

const nameIn = ({ state, findProfanity }: Step) => spokenName(state.child, findProfanity)
