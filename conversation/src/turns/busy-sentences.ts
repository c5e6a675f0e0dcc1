import { catalogues } from '../texts/catalogues.ts'
import { splitSentences } from '../text/split-sentences.ts'

/** What the coach says in any language when too many children talk at the same time. */
const allBusySentences = new Set(
  Object.values(catalogues).flatMap(({ busy }) =>
    Object.values(busy).flatMap((text) => splitSentences(`${text}\n`).sentences),
  ),
)

export const isBusySentence = (sentence: string) => allBusySentences.has(sentence)
