import type { ReplyPurpose } from '../effects.ts'
import type { ConversationState } from '../state.ts'
import { catalogues, textsFor } from '../texts/catalogues.ts'
import { isBusySentence } from './busy-sentences.ts'

const olderFromAge = 7

const allFillers = new Set(Object.values(catalogues).flatMap(({ fillers }) => Object.values(fillers).flat()))

/** Each list goes round, so that no filler comes twice in a row. */
export function chooseFiller(state: ConversationState, purpose: ReplyPurpose): string {
  const fillers = fillersFor(state, purpose)
  return fillers[state.fillerCount % fillers.length] ?? fillers[0]
}

function fillersFor(state: ConversationState, purpose: ReplyPurpose) {
  const { whileGreeting, whileStarting, forYounger, forOlder } = textsFor(state).fillers
  if (purpose === 'greet') return whileGreeting
  if (purpose === 'start-activity') return whileStarting
  return (state.child.age ?? 0) < olderFromAge ? forYounger : forOlder
}

/** A filler is in the transcript but not in later prompts, where a model would copy it. */
export const isFiller = (sentence: string) => allFillers.has(sentence) || isBusySentence(sentence)
