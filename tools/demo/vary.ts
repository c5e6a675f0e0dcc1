import type { Line } from './dialogue.ts'
import type { Seeded } from './seeded-random.ts'
import { wordsOf } from './words.ts'

interface Occasion {
  child: string
  /** Which of the three months' weeks: what a child knows grows. */
  week: number
  chance: Seeded
}

const weeks = 13
/** Known from the first day. */
const known = 0.4

/** The same dialogue on another day: other animals, other friends, other ways to say it. */
export function vary(lines: Line[], { child, week, chance }: Occasion): Line[] {
  const chosen = new Map<string, string>()
  return lines.map((line) => ('text' in line && line.text !== null ? { ...line, text: fill(line.text) } : line))

  /** `[this|that]` is either, `{animal}` the same one all along, `{animal2}` another, `{a animal}` with its article. */
  function fill(text: string): string {
    return text
      .replaceAll(/\[([^\]]+)\]/g, (_, choices: string) => chance.one(choices.split('|')))
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
    const enough = Math.ceil(all.length * (known + ((1 - known) * Math.min(week, weeks)) / weeks))
    const taken = new Set(chosen.values())
    return chance.one(all.slice(0, enough).filter((word) => !taken.has(word)))
  }
}
