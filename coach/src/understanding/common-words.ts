import { readFileSync } from 'node:fs'

let words: Set<string> | null = null

/** "scored" is an English word that a child or a coach may say, and no wrong "scared". */
export function isCommonWord(word: string): boolean {
  words ??= new Set(readFileSync(new URL('common-words.txt', import.meta.url), 'utf8').split(/\s+/))
  return words.has(word) || words.has(word.replace(/(?:s|es|ed|ing)$/, ''))
}
