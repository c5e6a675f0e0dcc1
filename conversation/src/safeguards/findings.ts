import { cutText, cutTextBefore } from '../text/cut-text.ts'

export type Category =
  | 'self-harm'
  | 'abuse'
  | 'neglect'
  | 'danger'
  | 'stranger'
  | 'secrecy'
  | 'bullying'
  | 'unhappiness'
  | 'violence'
  | 'substances'
  | 'sexual'
  | 'personal-data'
  | 'profanity'
  | 'manipulation'
  | 'cruelty'
  | 'hate'
  | 'frightening'
  | 'medical'
  | 'link'
  | 'maturity'
  | 'buying'
  | 'pretence'
  | 'nonsense'

export type Severity = 'low' | 'medium' | 'high'

/** A range of characters in a text. */
export interface Span {
  start: number
  end: number
}

/** The span is in the text that was checked. */
export interface Finding extends Span {
  category: Category
  severity: Severity
  /** The words that were found, with some context. */
  snippet: string
  /** The classifier is not sure: the parent sees a quiet flag of low severity, and the conversation goes on, gently. */
  isUncertain?: true
}

/** Notifies the parent. */
export interface Flag {
  at: number
  /** Who said it. A sentence that the coach was not allowed to say is never in the transcript. */
  about: 'child' | 'coach'
  category: Category
  severity: Severity
  snippet: string
  /** The transcript entry that contains the words. */
  entryId: string | null
}

/** Finds bad words. The server brings the word lists, since this package has no dependencies. */
export type FindProfanity = (text: string) => Span[]

const severityRank = { low: 0, medium: 1, high: 2 }

/** One finding per category, the most severe first. */
export function mostSevereFirst(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted((one, other) => severityRank[other.severity] - severityRank[one.severity])
  return sorted.filter(({ category }, index) => sorted.findIndex((each) => each.category === category) === index)
}

const maxContextLength = 80
const maxSnippetLength = 200

/**
 * The words from `start` to `end` with the words around them, of the turn that starts at `turnStart`. An ellipsis stands
 * for words of an earlier turn.
 */
export function snippetInTurn(text: string, turnStart: number, { start, end }: Span) {
  const snippet = snippetAround(text.slice(turnStart), Math.max(0, start - turnStart), end - turnStart)
  return start < turnStart ? cutText(`… ${snippet}`, maxSnippetLength) : snippet
}

function snippetAround(text: string, start: number, end: number) {
  const from = text.lastIndexOf(' ', Math.max(0, start - 40)) + 1
  const until = text.indexOf(' ', end + 40)
  // Where there are no spaces, the context must not leave out the words themselves.
  const before = cutTextBefore(text.slice(from, start), maxContextLength)
  return cutText(before + text.slice(start, until < 0 ? undefined : until), maxSnippetLength).trim()
}
