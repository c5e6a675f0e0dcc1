import type { Category, Finding, Severity } from '../findings.ts'
import { snippetInTurn } from './snippet-in-turn.ts'
import { indexByWord } from './index-by-word.ts'
import { compilePhrases, requiredWords } from './phrase.ts'
import type { NormalizedText } from './normalize-words.ts'

export interface Rule {
  category: Category
  severity: Severity
  /** `phrase.ts` describes their notation. */
  phrases: string[]
  /** Phrases such as "in the game" or "killer whale" nearby make it harmless, if they are not disguised. */
  unless?: string[]
}

/** A phrase within this many characters is nearby. */
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
        .filter(({ start, end }) => !unless || !hasUndisguised(unless, reading, contextAround(text, start, end)))
        .map(({ start, end }) => reading.locate(start, end))
        .filter(({ end }) => end > from)
        .map((span) => ({ category, severity, ...span, snippet: snippetInTurn(reading.source, from, span) })),
    )
  }
}

function contextAround(text: string, start: number, end: number) {
  const from = start <= contextCharacters ? 0 : text.lastIndexOf(' ', start - contextCharacters) + 1
  return { from, words: text.slice(from, text.indexOf(' ', end + contextCharacters) + 1 || undefined) }
}

/** Digits and signs may be read as letters, but "die 17" is no way to write "dye it". */
const disguise = /[\p{N}@$|]/u

function hasUndisguised(unless: RegExp, reading: NormalizedText, { from, words }: { from: number; words: string }) {
  return [...words.matchAll(unless)].some((match) => {
    const start = from + match.index
    const place = reading.locate(start, start + match[0].trimEnd().length)
    return !disguise.test(reading.source.slice(place.start, place.end))
  })
}
