import { LRUCache } from 'lru-cache'
import { soundsLikeChild } from './child-pronunciation.ts'
import { isCommonWord } from './common-words.ts'

/** Equal words have 1; those that differ in the ending, a letter or a child's pronunciation less; others 0. */
export function wordSimilarity(said: string, meant: string): number {
  if (said === meant) return 1
  if (stem(said) === stem(meant)) return 0.95
  // A real word means itself: "scored" is not "scared".
  const isMisspelt = Math.min(said.length, meant.length) >= 5 && said[0] === meant[0] && differsByOneLetter(said, meant)
  if (isMisspelt && !isCommonWord(said)) return 0.8
  return soundsLikeChild(said, meant) ? 0.7 : 0
}

/** Each word that is heard is compared with hundreds of others. */
const stems = new LRUCache<string, string>({ max: 20_000, memoMethod: findStem })

const stem = (word: string) => (word.length < 4 ? word : stems.memo(word))

function findStem(word: string) {
  return word
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|x|z|ss)es$/, '')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=\w{3})(?:ing|ed)$/, '')
    .replace(/([^aeiouls])\1$/, '$1')
}

function differsByOneLetter(one: string, other: string) {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = short.length === long.length ? short.slice(at + 1) : short.slice(at)
  return rest === long.slice(at + 1)
}
