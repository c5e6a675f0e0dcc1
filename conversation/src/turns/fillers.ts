import { isBusySentence } from './busy-phrases.ts'
import type { ReplyPurpose } from '../effects.ts'
import type { ConversationState } from '../state.ts'

/** What the coach says when the language model is slow, so that the child knows that it was heard. */

const whileGreeting = ['One moment, I am just waking up.', 'Hmm, let me stretch my wings first.']
const whileStarting = ['Oh, a card! Let me have a look.', 'A card! Let me see what it is.']

const forYounger = [
  'Hmm, let me think.',
  'Good one. I am thinking.',
  'Wait a moment, I am still thinking.',
  'Let me think with my whole head.',
]
const forOlder = [
  'Hmm, let me think about that.',
  'Give me a second, I am thinking.',
  'Good one. Let me think.',
  'I am still thinking about it.',
]
const inOtherLanguages: Record<string, string[]> = {
  es: ['Mmm, déjame pensar.', 'Un momento, estoy pensando.', 'Espera, ya casi lo tengo.'],
  de: ['Hm, lass mich überlegen.', 'Einen Moment, ich denke nach.', 'Warte, gleich hab ich es.'],
  fr: ['Hmm, laisse-moi réfléchir.', 'Un instant, je réfléchis.', 'Attends, j’y suis presque.'],
  pt: ['Hum, deixa-me pensar.', 'Um momento, estou a pensar.', 'Espera, já quase sei.'],
}
const olderFromAge = 7

const allFillers = new Set(
  [whileGreeting, whileStarting, forYounger, forOlder, ...Object.values(inOtherLanguages)].flat(),
)

/** Never the same twice in a row: each list goes round. */
export function chooseFiller({ child, fillerCount }: ConversationState, purpose: ReplyPurpose): string {
  const fillers = fillersFor(child, purpose)
  return fillers[fillerCount % fillers.length] ?? ''
}

function fillersFor({ age, language }: ConversationState['child'], purpose: ReplyPurpose): string[] {
  const own = inOtherLanguages[language.slice(0, 2).toLowerCase()]
  if (own) return own
  if (purpose === 'greet') return whileGreeting
  if (purpose === 'start-activity') return whileStarting
  return (age ?? 0) < olderFromAge ? forYounger : forOlder
}

/** A filler is in the transcript but not in later prompts, where a model would copy it. */
export const isFiller = (sentence: string) => allFillers.has(sentence) || isBusySentence(sentence)
