/** The child's own words, with the entry that they are in. */
interface Quote {
  entryId: string
  text: string
}

export type MoodLabel = 'happy' | 'mixed' | 'low' | 'not-enough'

export interface Figures {
  minutes: number
  conversations: number
  /** How often the child had its say, and how often of these it could not be understood. */
  turns: number
  notUnderstood: number
  words: number
  differentWords: number
  /** In words; 0 when nothing was said. */
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
  bestMoments: (Quote & { why: string })[]
}

export interface DaySummary {
  summary: string
  topics: Topic[]
}
