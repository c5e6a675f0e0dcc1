import type { MomentReason } from '@pipit/contract/insights/insights'

/** Words of the child, and the entry that contains them. */
interface Quote {
  entryId: string
  text: string
}

export type MoodLabel = 'happy' | 'mixed' | 'low' | 'not-enough'

export interface Figures {
  /** Rounded to tenths; `whole-minutes.ts` rounds what is shown. */
  minutes: number
  /** The minutes by hour of the day; days that were aggregated by an older server have none. */
  hours?: { hour: number; minutes: number }[]
  conversations: number
  /** Entries of the child, and how many of them could not be understood. */
  turns: number
  notUnderstood: number
  words: number
  differentWords: number
  /** Counted in words. */
  longestSentence: number
  questions: number
  flags: number
  mood: MoodLabel
  topics: Topic[]
  activities: string[]
  languages: string[]
}

export interface Topic {
  name: string
  mentions: number
}

export interface Quotes {
  longestSentence: Quote | null
  mood: (Quote & { sounds: 'good' | 'bad' })[]
  bestMoments: StoredMoment[]
}

/** Each may be missing: see `moment-reason.ts`. */
export interface StoredMoment extends Quote {
  points?: number
  reason?: MomentReason
  why?: string
}

export interface DaySummary {
  summary: string
  topics: Topic[]
}
