import { boolean, date, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { children } from './household.ts'

/** The child's own words, with the entry that they are in. */
export interface Quote {
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

export interface Told {
  summary: string
  topics: Topic[]
}

const ofChild = () =>
  uuid()
    .notNull()
    .references(() => children.id, { onDelete: 'cascade' })

/** What one child's day came to, in the family's time zone. */
export const insights = pgTable(
  'insights',
  {
    childId: ofChild(),
    date: date({ mode: 'string' }).notNull(),
    figures: jsonb().$type<Figures>().notNull(),
    /** The child's own sentences; null once their text is no longer kept. */
    quotes: jsonb().$type<Quotes>(),
    /** What a language model made of the day and the transcript bears out; null: what the figures say. */
    told: jsonb('summary').$type<Told>(),
    /** Every different word, to find the first day of one whose first day was deleted. */
    words: text().array().notNull(),
    /** Its transcript is no longer whole, since the family keeps it no longer: the figures stay as they are. */
    sealed: boolean('finalized').notNull().default(false),
    foldedAt: timestamp('aggregated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.date] })],
)

/** Every word that a child has said, with the day of the first time. */
export const childWords = pgTable(
  'child_words',
  {
    childId: ofChild(),
    word: text().notNull(),
    firstOn: date({ mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.childId, table.word] }),
    index('words_by_first_day').on(table.childId, table.firstOn),
  ],
)
