import type { FindProfanity } from '@pipit/conversation/findings'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

/** The same names are checked in every turn, and each check takes 0.1 ms. */
const cleanTexts = new Set<string>()
const maxCleanTexts = 1000

export const findProfanity: FindProfanity = (text) => {
  if (cleanTexts.has(text)) return []
  const found = matcher
    .getAllMatches(text, true)
    .map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex + 1 }))
  if (found.length === 0) {
    if (cleanTexts.size >= maxCleanTexts) cleanTexts.clear()
    cleanTexts.add(text)
  }
  return found
}
