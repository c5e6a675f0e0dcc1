import { endAfterSaying } from '../turns/end-after-saying.ts'
import { spokenName } from '../prompt/instructions.ts'
import { compilePhrases } from '../safeguards/phrase.ts'
import { normalizeWords } from '../safeguards/normalize-words.ts'
import type { LimitReason } from '../participants.ts'
import type { ConversationState } from '../state.ts'
import type { Step } from '../step.ts'
import { textsFor } from '../texts/catalogues.ts'
import { resumptionTime } from './resumption-time.ts'

/** All languages of `texts/` are in one list, because a farewell in one of them means nothing else in another. */
const farewells = compilePhrases([
  'bye bye?',
  'byebye|goodbye|goodnight',
  'good bye|night',
  'night_night',
  'see_you later|soon|tomorrow|next_time?',
  'i gotta_go|have_to_go|need_to_go|must_go now?',
  'ive_got_to_go',
  'adios|chao|buenas_noches',
  'hasta luego|pronto|manana|otro_dia|la_proxima|la_vista',
  'me_tengo_que_ir|tengo_que_irme|ya_me_voy|me_voy',
  'tschuss|tschuß|tschuessi|tschussi|tschau|ciao|servus|gute_nacht|auf_wiedersehen',
  'bis bald|morgen|spater|dann|nachstes_mal',
  'ich muss jetzt? los|gehen|weg|schlafen',
  'au_revoir|bonne_nuit|salut',
  'a bientot|demain|plus_tard|plus|la_prochaine',
  'je dois y_aller|partir|dormir',
])
const politeness = compilePhrases([
  'ok|okay|well|so|pipit|now|please|thanks|for|everyone',
  'thank_you',
  'that_was_fun',
  'gracias|bueno|vale|ya|danke|also|gut|jetzt|dann|merci|bon|daccord|allez|maintenant',
])

/** The whole turn must be a farewell, because "say bye bye to the duck" is part of a game. */
export function isGoodbye(text: string) {
  const words = `${normalizeWords(text).text} `
  const remaining = words.replaceAll(farewells, '')
  return remaining !== words && remaining.replaceAll(politeness, '').trim() === ''
}

export const sayGoodbye = (step: Step) =>
  endAfterSaying(step, 'goodbye', textsFor(step.state).phrases.goodbye(nameIn(step)))
export const isEndedByLimit = ({ endingWith }: ConversationState) => limitReasons.includes(endingWith ?? '')

export function sayTimeIsUp(step: Step): Step {
  const { endReason } = step.state.limits
  return endAfterSaying(step, endReason, limitText(step, timeIsUpTexts))
}

const limitReasons: string[] = ['time-limit', 'quiet-hours', 'paused'] satisfies LimitReason[]

type LimitTexts = Record<LimitReason, 'timeIsUp' | 'quietTimeBegins' | 'paused' | 'timeWasUp' | 'resting'>

const timeIsUpTexts: LimitTexts = { 'time-limit': 'timeIsUp', 'quiet-hours': 'quietTimeBegins', paused: 'paused' }

/** The text of the limit that applies now has the child's name, and says when the coach is back. */
export function limitText(step: Step, names: LimitTexts): string {
  const { limits, now, child } = step.state
  const { phrases, resumption } = textsFor(step.state)
  const text = phrases[names[limits.endReason]]
  return text(nameIn(step), resumption(resumptionTime(limits.resumesAt, now, child.timeZone)))
}

const nameIn = ({ state, findProfanity }: Step) => spokenName(state.child, findProfanity)
