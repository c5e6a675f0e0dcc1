import type { Category, Finding, Severity } from './findings.ts'
import { snippetAround } from './findings.ts'
import { indexByWord } from './index-by-word.ts'
import { anyOf, tellingWords } from './phrase.ts'
import type { Reading } from './normalize-words.ts'

export interface Rule {
  category: Category
  severity: Severity
  /** Phrases as `phrase.ts` describes them. */
  says: string[]
  /** What makes it harmless when it is close by: "in the game", "killer whale". */
  unless?: string[]
}

/** How far "close by" reaches, in letters. */
const near = 40

export type Search = (reading: Reading, from: number) => Finding[]

/** Finds what the rules name, but nothing that ended before `from`: that was judged when it was said. */
export function searchFor(rules: Rule[]): Search {
  const prepared = rules.map((rule) => ({
    ...rule,
    words: tellingWords(rule.says),
    says: anyOf(rule.says),
    unless: rule.unless && anyOf(rule.unless),
  }))
  const rulesWith = indexByWord(prepared)
  return (reading, from) => {
    const text = `${reading.text} `
    return rulesWith(reading.text.split(' ')).flatMap(({ category, severity, says, unless }) =>
      [...text.matchAll(says)]
        .map((match) => ({ start: match.index, end: match.index + match[0].length }))
        .filter(({ start, end }) => !unless || surroundings(text, start, end).search(unless) < 0)
        .map(({ start, end }) => reading.locate(start, end))
        .filter(({ end }) => end > from)
        .map(({ start, end }) => ({
          category,
          severity,
          start,
          end,
          snippet: snippetAround(reading.source, start, end),
        })),
    )
  }
}

function surroundings(text: string, start: number, end: number) {
  const from = text.lastIndexOf(' ', Math.max(0, start - near)) + 1
  return text.slice(start <= near ? 0 : from, text.indexOf(' ', end + near) + 1 || undefined)
}
