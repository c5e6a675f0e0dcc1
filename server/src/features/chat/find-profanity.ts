import type { FindProfanity } from '@pipit/conversation/safeguards/findings'
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'

const matcher = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers })

export const findProfanity: FindProfanity = (text) =>
  matcher.getAllMatches(text, true).map(({ startIndex, endIndex }) => ({ start: startIndex, end: endIndex + 1 }))
