import type { Figures, Quotes } from './insight-types.ts'
import { bestMoments } from './text-analysis/best-moments.ts'
import { shortenQuote } from './text-analysis/shorten-quote.ts'
import { moodOf } from './text-analysis/mood.ts'
import { isQuestion } from './text-analysis/questions.ts'
import { entryIdOf, parseUtterances, type DayEntry, type Utterance } from './text-analysis/parse-utterances.ts'
import { topicsOf } from './text-analysis/topics.ts'
import { wordsIn } from './text-analysis/words.ts'

export interface Day {
  entries: DayEntry[]
  /** The time used, as the allowance counts it. */
  minutes: number
  hours: { hour: number; minutes: number }[]
  conversations: { activity: string | null }[]
  /** The number is null for a coach sentence that was blocked. */
  flags: { conversationId: string; number: number | null }[]
  /** The names of the family's children, which are no vocabulary. */
  names: string[]
}

interface DayAggregate {
  figures: Figures
  quotes: Quotes
}

const noWords: ReadonlySet<string> = new Set()

/** Parses the day once. The caller finds out which of the distinct `words` are new, and passes them to `aggregate`. */
export function parseDay(day: Day) {
  const utterances = parseUtterances(day.entries)
  const names = namesIn(day.names)
  const words = [...new Set(utterances.flatMap(({ contentWords }) => contentWords))].filter((word) => !names.has(word))
  return { words, aggregate: (newWords: ReadonlySet<string>) => aggregate(day, utterances, words, newWords) }
}

function aggregate(
  { entries, minutes, hours, conversations, flags }: Day,
  utterances: Utterance[],
  words: string[],
  newWords: ReadonlySet<string>,
): DayAggregate {
  const turns = entries.filter(({ who }) => who === 'child')
  const mood = moodOf(utterances)
  // On the first days nearly every word is new, so new words do not make a best moment.
  const isFirstDays = newWords.size > words.length / 2
  const longest = longestSentence(utterances)
  // What was flagged is counted, but not quoted: it is shown with the safety notes, if at all.
  const flagged = new Set(flags.map(entryIdOf))
  const isQuotable = ({ entryId }: { entryId: string }) => !flagged.has(entryId)
  const activities = [...conversations, ...entries].flatMap(({ activity }) => activity ?? [])
  return {
    figures: {
      minutes,
      hours,
      conversations: conversations.length,
      turns: turns.length,
      notUnderstood: turns.filter(({ text }) => text === null).length,
      words: utterances.reduce((sum, utterance) => sum + utterance.words.length, 0),
      differentWords: words.length,
      longestSentence: longest?.words ?? 0,
      questions: utterances.reduce(
        (sum, { sentences, language }) => sum + sentences.filter((each) => isQuestion(each, language)).length,
        0,
      ),
      flags: flags.length,
      mood: mood.label,
      topics: topicsOf(utterances),
      activities: [...new Set(activities)],
      languages: [...new Set(utterances.map(({ language }) => language))],
    },
    quotes: {
      longestSentence: longest && isQuotable(longest) ? { entryId: longest.entryId, text: longest.text } : null,
      mood: mood.evidence.filter(isQuotable),
      bestMoments: bestMoments(utterances, {
        newWords: isFirstDays ? noWords : newWords,
        flagged,
      }),
    },
  }
}

/** Matches the s of a genitive, too, which German has without an apostrophe. */
const namesIn = (names: string[]) =>
  new Set(names.flatMap((name) => wordsIn(name, 'en')).flatMap((name) => [name, `${name}s`]))

/** Returns the first of several that are equally long. */
function longestSentence(utterances: Utterance[]) {
  let longest: { entryId: string; text: string; words: number } | null = null
  for (const { entryId, sentences } of utterances) {
    for (const { text, words } of sentences) {
      if (words.length > (longest?.words ?? 0)) longest = { entryId, text, words: words.length }
    }
  }
  return longest && { ...longest, text: shortenQuote(longest.text) }
}
