import type { Line } from './dialogue.ts'
import type { SeededRandom } from './seeded-random.ts'
import { wordsOf } from './words.ts'

interface VaryOptions {
  child: string
  /** From 1 to 13. The child knows more words each week. */
  week: number
  random: SeededRandom
}

const weekCount = 13
/** The share of the words that the child knows in the first week. */
const initialShare = 0.4

/** Fills in other words, so a dialogue differs from day to day. */
export function vary(lines: Line[], { child, week, random }: VaryOptions): Line[] {
  const chosen = new Map<string, string>()
  return lines.map((line) => ('text' in line && line.text !== null ? { ...line, text: fill(line.text) } : line))

  /** `[this|that]` is either, `{animal}` stays the same, `{animal2}` is another one, `{a animal}` has its article. */
  function fill(text: string): string {
    return text
      .replaceAll(/\[([^\]]+)\]/g, (_, choices: string) => random.pick(choices.split('|')))
      .replaceAll(/\{(a )?([a-z]+)(\d?)\}/g, (_, article: string | undefined, kind: string, which: string) => {
        const word = chosen.get(kind + which) ?? choose(kind)
        chosen.set(kind + which, word)
        return article ? `${/^[aeiou]/i.test(word) ? 'an' : 'a'} ${word}` : word
      })
      .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  }

  function choose(kind: string): string {
    if (kind === 'name') return child
    const all = wordsOf(child, kind)
    const knownCount = Math.ceil(
      all.length * (initialShare + ((1 - initialShare) * Math.min(week, weekCount)) / weekCount),
    )
    const taken = new Set(chosen.values())
    return random.pick(all.slice(0, knownCount).filter((word) => !taken.has(word)))
  }
}
