/** Longer than any word that somebody says; what a broken recording gives is none. */
const maxWordLength = 40

const segmenters = new Map<string, Intl.Segmenter>()

/** The words of a text in any alphabet, also of those that put no space between them, in small letters. */
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

/** Numbers, noises and the like are said, but they are no vocabulary. */
export const isVocabulary = (word: string) =>
  word.length <= maxWordLength && /^[\p{L}\p{M}][\p{L}\p{M}'-]*$/u.test(word)

function segmenterOf(language: string, granularity: 'word' | 'sentence') {
  const key = `${granularity} ${language}`
  let segmenter = segmenters.get(key)
  if (!segmenter) segmenters.set(key, (segmenter = new Intl.Segmenter(supportedLocales(language), { granularity })))
  return segmenter
}

/** A tag that nobody knows is read by the rules that hold for all languages. */
function supportedLocales(language: string) {
  try {
    return Intl.Segmenter.supportedLocalesOf(language)
  } catch {
    return []
  }
}
