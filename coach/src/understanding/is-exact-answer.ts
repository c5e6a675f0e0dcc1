import { intentPhrases } from './intent-phrases.ts'
import type { Choice } from './match-choice.ts'
import { isNumber, tokenize } from './tokenize.ts'
import { wordSimilarity } from './word-similarity.ts'

/** Words around an answer are not part of it: "um, I think it is a cow". */
const framing = new Set(
  (
    'um uhm uh er hmm hm mm oh well so very really just a an the i im am is it its be to please pipit maybe think guess ' +
    'would like id want choose pick take say said lets let us we go one this that thats feel feeling with of and some my ' +
    'okay ok then now ill will can he she they hes shes could into in on at was were are has have'
  ).split(' '),
)

/** An exact answer is all that the child said, not just a part of it. */
export function isExactAnswer(said: string, { label, hears }: Choice): boolean {
  const phrases = (label === null ? hears : [label, ...hears]).flatMap(phrasesOf)
  const words = tokenize(said)
  if (phrases.some((phrase) => phrase.join(' ') === words.join(' '))) return true
  const answer = words.filter((word) => !framing.has(word))
  const known = phrases.flat()
  const acceptsNumbers = hears.includes('@number') || known.some(isNumber)
  return (
    answer.length > 0 &&
    answer.every((word) => (acceptsNumbers && isNumber(word)) || known.some((each) => wordSimilarity(word, each) > 0))
  )
}

function phrasesOf(phrase: string): string[][] {
  if (!phrase.startsWith('@')) return [tokenize(phrase)]
  return (intentPhrases[phrase.slice(1)] ?? '').split(', ').map(tokenize)
}
