import type { FindProfanity } from '@pipit/conversation/safeguards/findings'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** The same names are looked at in every turn, and looking takes a tenth of a millisecond. */
const clean = new Set<string>()
const mostClean = 1000

export const findProfanity: FindProfanity = (text) => {
  if (clean.has(text)) return []
  const found = matcher
    .getAllMatches(text, true)
    .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex + 1 }))
  if (found.length === 0) {
    if (clean.size >= mostClean) clean.clear()
    clean.add(text)
  }
  return found
}
