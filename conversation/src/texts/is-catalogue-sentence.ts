import type { Helplines } from '../participants.ts'
import { sentencesOf } from '../text/split-sentences.ts'
import { writtenTexts } from './written-texts.ts'
import { textsIn } from './catalogues.ts'
import { stringsIn } from './strings-in.ts'
import type { Texts } from './texts.ts'

const unknownCountry = {}
const known = new WeakMap<Texts, WeakMap<object, Set<string>>>()

/** Tells whether the catalogue of this language has the sentence, as a child whose name is unknown hears it. */
export function isCatalogueSentence(sentence: string, language: string, helplines: Helplines | null): boolean {
  const texts = textsIn(language)
  const byCountry = known.get(texts) ?? new WeakMap<object, Set<string>>()
  known.set(texts, byCountry)
  const sentences = byCountry.get(helplines ?? unknownCountry) ?? findSentences(texts, helplines)
  byCountry.set(helplines ?? unknownCountry, sentences)
  return sentences.has(sentence)
}

function findSentences(texts: Texts, helplines: Helplines | null) {
  const all = [...writtenTexts(texts, helplines ? [helplines] : []), ...stringsIn(texts.fillers)]
  return new Set(all.flatMap(sentencesOf))
}
