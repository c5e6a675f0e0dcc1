import { splitIntoSentences } from '../dialogue/turn.ts'
import type { SimulatedConversation } from './simulated-child.ts'

const plain = (sentence: string) =>
  sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]/gu, '')
    .trim()

const sentencesOf = ({ turns }: SimulatedConversation) =>
  turns.filter(({ who }) => who === 'coach').flatMap(({ text }) => splitIntoSentences(text).map(plain))

/** A sentence that the child has heard before, word for word, is a repeat. */
export function countRepeats(conversation: SimulatedConversation, earlier: SimulatedConversation[] = []) {
  const heard = new Set(earlier.flatMap(sentencesOf))
  const repeated: string[] = []
  const all = sentencesOf(conversation)
  for (const sentence of all) {
    if (heard.has(sentence)) repeated.push(sentence)
    heard.add(sentence)
  }
  return { share: repeated.length / all.length, repeated }
}

const missed =
  /did not (?:quite )?(?:catch|understand|hear|get)|past my ears|work out what you said|not sure what i heard|my ears|still did not|i do not know (?:that|the answer)|nobody has taught me|cannot answer that|not sure i understood|words get lost/i

/** The coach says in these replies that it did not hear, understand or know. */
export function countMisses({ turns }: SimulatedConversation) {
  const replies = turns.filter(({ who }) => who === 'coach')
  const misses = turns.flatMap(({ who, text }, index) =>
    who === 'coach' && missed.test(text) ? [`${turns[index - 1]?.text ?? ''} → ${text}`] : [],
  )
  return { share: misses.length / replies.length, misses }
}
