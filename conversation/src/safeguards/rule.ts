import type { Category, Finding, Severity } from './findings.ts'
import { snippetAround } from './findings.ts'
import { indexByWord } from './index-by-word.ts'
import { compilePhrases, requiredWords } from './phrase.ts'
import type { NormalizedText } from './normalize-words.ts'

export interface Rule {
  category: Category
  severity: Severity
  /** Phrases as `phrase.ts` describes them. */
  phrases: string[]
  /** What makes it harmless when it is close by: "in the game", "killer whale". */
  unless?: string[]
}

/** How far "close by" reaches, in letters. */
const contextLetters = 40

export type Search = (reading: NormalizedText, from: number) => Finding[]

/** Finds what the rules name, but nothing that ended before `from`: that was judged when it was said. */
export function compileRules(rules: Rule[]): Search {
  const prepared = rules.map((rule) => ({
    ...rule,
    words: requiredWords(rule.phrases),
    says: compilePhrases(rule.phrases),
    unless: rule.unless && compilePhrases(rule.unless),
  }))
  const rulesWith = indexByWord(prepared)
  return (reading, from) => {
    const text = `${reading.text} `
    return rulesWith(reading.text.split(' ')).flatMap(({ category, severity, says, unless }) =>
      [...text.matchAll(says)]
        .map((match) => ({ start: match.index, end: match.index + match[0].length }))
        .filter(({ start, end }) => !unless || contextAround(text, start, end).search(unless) < 0)
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

function contextAround(text: string, start: number, end: number) {
  const from = text.lastIndexOf(' ', Math.max(0, start - contextLetters)) + 1
  return text.slice(start <= contextLetters ? 0 : from, text.indexOf(' ', end + contextLetters) + 1 || undefined)
}
