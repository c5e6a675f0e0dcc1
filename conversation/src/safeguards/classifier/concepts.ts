import { concepts } from './concept-words.ts'

/** A shorter beginning of a word may not stand for all its endings. */
const minPrefixLength = 3

const words = new Map<string, string>()
const prefixes = new Map<string, string>()
for (const [concept, list] of Object.entries(concepts)) {
  for (const word of list.split(' ')) {
    if (word.endsWith('~')) prefixes.set(word.slice(0, -1), concept)
    else words.set(word, concept)
  }
}

export function conceptOf(word: string): string | undefined {
  const exact = words.get(word)
  if (exact !== undefined) return exact
  for (let length = word.length; length >= minPrefixLength; length -= 1) {
    const concept = prefixes.get(word.slice(0, length))
    if (concept !== undefined) return concept
  }
  return undefined
}
