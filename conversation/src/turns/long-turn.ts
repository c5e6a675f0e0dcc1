import type { ChildTurn, Utterance } from '../state.ts'
import type { Step } from '../step.ts'
import { change } from '../step.ts'
import { isOpen, storeWords } from './store-words.ts'

const maxUtterancesPerPart = 20
const minFullPartLength = 4_000

/**
 * A child may talk on without a pause. Its turn is checked and stored in parts meanwhile, so that nothing is left out
 * and the state stays small.
 */
export function storeFullParts(step: Step): Step {
  const { childTurn } = step.state
  if (!childTurn) return step
  const part = fullPart(childTurn.utterances)
  const [next, ...others] = childTurn.utterances.filter((each) => !part.includes(each))
  if (part.length === 0 || !next) return step
  const { step: stored, findings } = storeWords(step, { ...childTurn, utterances: part })
  const remaining: ChildTurn = {
    ...childTurn,
    startedAt: next.statusSince,
    utterances: [next, ...others],
    storedFindings: findings,
  }
  return storeFullParts(change(stored, { childTurn: remaining }))
}

/** It is empty until enough is transcribed. An utterance whose transcription takes very long is in a later part. */
function fullPart(utterances: Utterance[]): Utterance[] {
  const part: Utterance[] = []
  let length = 0
  for (const utterance of utterances) {
    if (isOpen(utterance)) continue
    part.push(utterance)
    length += utterance.text.length
    if (part.length >= maxUtterancesPerPart || length >= minFullPartLength) return part
  }
  return []
}
