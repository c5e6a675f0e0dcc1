import { contentWords, sentencesIn, wordsIn } from './words.ts'

export interface DayEntry {
  conversationId: string
  number: number
  who: 'child' | 'coach'
  /** Null if the child was not understood. */
  text: string | null
  activity: string | null
  language: string
}

export interface Sentence {
  text: string
  words: string[]
}

/** An entry of the child that was understood. */
export interface Utterance {
  entryId: string
  text: string
  language: string
  sentences: Sentence[]
  words: string[]
  /** They keep the order in which they were said, and repeat. */
  contentWords: string[]
}

/** The id of an entry in the transcript. */
export const entryIdOf = ({ conversationId, number }: { conversationId: string; number: number | null }) =>
  `${conversationId}-${number}`

/** The coach's words are left out: they say nothing about the child. */
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
  const words = sentences.flatMap((sentence) => sentence.words)
  return { entryId: entryIdOf(entry), text, language, sentences, words, contentWords: contentWords(words, language) }
}
