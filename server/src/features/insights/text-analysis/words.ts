import { languageOf } from './languages.ts'

/** Longer "words" come from broken recordings. */
const maxWordLength = 40

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text in lower case, in any script, with or without spaces. */
export function wordsIn(text: string, language: string): string[] {
  const words: string[] = []
  for (const { segment, isWordLike } of segmenterOf(language, 'word').segment(text)) {
    if (isWordLike) words.push(segment.normalize('NFC').toLowerCase().replaceAll('’', "'"))
  }
  return words
}

export function sentencesIn(text: string, language: string): string[] {
  return [...segmenterOf(language, 'sentence').segment(text)].map(({ segment }) => segment.trim()).filter(Boolean)
}

/**
 * The words that mean something by themselves: without stop words, letters, numbers and noises, and without what an
 * apostrophe joins to a word, as in "grandpa's" and "l'école".
 */
export function contentWords(words: string[], language: string): string[] {
  const { stopWords } = languageOf(language)
  const hasContent = (word: string) => !stopWords.has(word)
  return words
    .filter(hasContent)
    .map(longestPart)
    .filter((word) => hasContent(word) && isVocabulary(word))
}

const longestPart = (word: string) =>
  word.split("'").reduce((longest, part) => (part.length > longest.length ? part : longest))

const isVocabulary = (word: string) =>
  word.length <= maxWordLength && /^[\p{L}\p{M}][\p{L}\p{M}-]*$/u.test(word) && !/^\p{Script=Latin}$/u.test(word)

function segmenterOf(language: string, granularity: 'word' | 'sentence') {
  const key = `${granularity} ${language}`
  let segmenter = segmenters.get(key)
  if (!segmenter) segmenters.set(key, (segmenter = new Intl.Segmenter(supportedLocales(language), { granularity })))
  return segmenter
}

/** Falls back to the default locale for an unknown language tag. */
function supportedLocales(language: string) {
  try {
    return Intl.Segmenter.supportedLocalesOf(language)
  } catch {
    return []
  }
}
