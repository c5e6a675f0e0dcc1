import { catalogues } from '../texts/catalogues.ts'
import { sentencesOf } from '../text/split-sentences.ts'

/** The coach says these, in any language, when too many children talk at the same time. */
const allBusySentences = new Set(
  Object.values(catalogues).flatMap(({ busy }) => Object.values(busy).flatMap(sentencesOf)),
)

export const isBusySentence = (sentence: string) => allBusySentences.has(sentence)
