import { say } from '../turns/coach-turn.ts'
import type { EndReason } from '../effects.ts'
import { spokenName } from '../prompt/instructions.ts'
import { lines } from '../turns/fixed-phrases.ts'
import { anyOf } from '../safeguards/phrase.ts'
import { readWords } from '../safeguards/normalize-words.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'

/** The last words are said, and when they are heard the conversation ends. */
export function leave(step: Step, reason: EndReason, line: string): Step {
  return say(change(step, { leaving: reason, goodbyes: step.state.goodbyes + 1 }), line)
}

const farewells = anyOf([
  'bye bye?',
  'byebye|goodbye|goodnight',
  'good bye|night',
  'night_night',
  'see_you later|soon|tomorrow|next_time?',
  'i gotta_go|have_to_go|need_to_go|must_go now?',
  'ive_got_to_go',
])
const politeness = anyOf(['ok|okay|well|so|pipit|now|please|thanks|for|everyone', 'thank_you', 'that_was_fun'])

/** A whole turn of farewell; "say bye bye to the duck" is part of a game. */
export function saysGoodbye(text: string) {
  const said = `${readWords(text).text} `
  const besides = said.replaceAll(farewells, '')
  return besides !== said && besides.replaceAll(politeness, '').trim() === ''
}

export const sayGoodbye = (step: Step) => leave(step, 'goodbye', lines.goodbye(nameIn(step)))
export const isTimeUp = ({ state: { limits, now } }: Step) => limits.endAt !== null && now >= limits.endAt
export const sayTimeIsUp = (step: Step) => leave(step, 'time-limit', lines.timeIsUp(nameIn(step)))

const nameIn = ({ state, findProfanity }: Step) => spokenName(state.child, findProfanity)
