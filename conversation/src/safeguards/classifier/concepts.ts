import { concepts } from './concept-words.ts'

/** The shortest beginning of a word that may stand for all its endings. */
const minPrefixLength = 3

const words = new Map<string, string>()
const prefixes = new Map<string, string>()
for (const [concept, list] of Object.entries(concepts)) {
  for (const word of list.split(' ')) {
    if (word.endsWith('~')) prefixes.set(word.slice(0, -1), concept)
    else words.set(word, concept)
  }
}

/** What a word means, in English, Spanish, German, French or Portuguese; undefined when it has no concept. */
export function conceptOf(word: string): string | undefined {
  const exact = words.get(word)
  if (exact !== undefined) return exact
  for (let length = word.length; length >= minPrefixLength; length -= 1) {
    const concept = prefixes.get(word.slice(0, length))
    if (concept !== undefined) return concept
  }
  return undefined
}
