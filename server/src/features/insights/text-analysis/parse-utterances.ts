import { sentencesIn, wordsIn } from './words.ts'

export interface DayEntry {
  conversationId: string
  number: number
  who: 'child' | 'coach'
  /** Null when the child spoke and it could not be understood. */
  text: string | null
  activity: string | null
  language: string
}

export interface Sentence {
  text: string
  words: string[]
}

/** One turn of the child that was understood. */
export interface Utterance {
  entryId: string
  text: string
  language: string
  sentences: Sentence[]
  words: string[]
}

/** Entries are named as the log names them. */
export const entryIdOf = ({ conversationId, number }: { conversationId: string; number: number | null }) =>
  `${conversationId}-${number}`

/** What the child said itself: the coach's words say nothing of the child. */
export function parseUtterances(entries: DayEntry[]): Utterance[] {
  return entries.flatMap((entry) =>
    entry.who === 'child' && entry.text !== null ? [parseUtterance(entry, entry.text)] : [],
  )
}

function parseUtterance(entry: DayEntry, text: string): Utterance {
  const { language } = entry
  const sentences = sentencesIn(text, language).map((sentence) => ({
    text: sentence,
    words: wordsIn(sentence, language),
  }))
  return { entryId: entryIdOf(entry), text, language, sentences, words: sentences.flatMap(({ words }) => words) }
}
