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
  /** Phrases nearby that make it harmless: "in the game", "killer whale". */
  unless?: string[]
}

/** How far "nearby" reaches. */
const contextCharacters = 40

export type Search = (reading: NormalizedText, from: number) => Finding[]

/** Ignores what ended before `from`, because it was checked when it was said. */
export function compileRules(rules: Rule[]): Search {
  const compiled = rules.map((rule) => ({
    ...rule,
    words: requiredWords(rule.phrases),
    pattern: compilePhrases(rule.phrases),
    unless: rule.unless && compilePhrases(rule.unless),
  }))
  const rulesWith = indexByWord(compiled)
  return (reading, from) => {
    const text = `${reading.text} `
    return rulesWith(reading.text.split(' ')).flatMap(({ category, severity, pattern, unless }) =>
      [...text.matchAll(pattern)]
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
  const from = text.lastIndexOf(' ', Math.max(0, start - contextCharacters)) + 1
  return text.slice(start <= contextCharacters ? 0 : from, text.indexOf(' ', end + contextCharacters) + 1 || undefined)
}
