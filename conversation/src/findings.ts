/** The coach stays with a child that is in danger now. */
export type Emergency = 'danger' | 'self-harm' | 'substances'

/** The child tells of something that somebody does to it, or that makes it unhappy. */
export type Disclosure = 'abuse' | 'neglect' | 'sexual' | 'stranger' | 'secrecy' | 'bullying' | 'unhappiness'

/** Each of these gets comfort when it is of medium severity. */
export type SeriousCategory = Emergency | Disclosure | 'violence' | 'cruelty'

export type Category =
  | SeriousCategory
  | 'personal-data'
  | 'profanity'
  | 'manipulation'
  | 'hate'
  | 'frightening'
  | 'medical'
  | 'link'
  | 'maturity'
  | 'buying'
  | 'pretence'
  | 'nonsense'

export type Severity = 'low' | 'medium' | 'high'

export interface Span {
  start: number
  end: number
}

/** The span is in the text that was checked. */
export interface Finding extends Span {
  category: Category
  severity: Severity
  /** It has the words that were found, with some context. */
  snippet: string
  /** The classifier is not sure: the parent sees a quiet flag of low severity, and the conversation goes on, gently. */
  isUncertain?: true
}

/** A flag notifies the parent. */
export interface Flag {
  at: number
  /** A sentence that the coach was not allowed to say is flagged, but never in the transcript. */
  about: 'child' | 'coach'
  category: Category
  severity: Severity
  snippet: string
  /** The transcript entry with this id contains the words. */
  entryId: string | null
}

/** The server brings the lists of bad words, since this package has no dependencies. */
export type FindProfanity = (text: string) => Span[]

const severityRank = { low: 0, medium: 1, high: 2 }

/** Each category has one finding, and the most severe is first. */
export function mostSevereFirst(findings: Finding[]): Finding[] {
  const sorted = findings.toSorted((one, other) => severityRank[other.severity] - severityRank[one.severity])
  return sorted.filter(({ category }, index) => sorted.findIndex((each) => each.category === category) === index)
}
