import { LRUCache } from 'lru-cache'
import { intentPhrases } from './intent-phrases.ts'
import { wordSimilarity } from './word-similarity.ts'
import { parseStatement } from './restate.ts'
import { isNumber, lastNumber, tokenize } from './tokenize.ts'

export interface Choice {
  index: number
  /** The coach names it so when it asks again; null if it is never named. */
  label: string | null
  /** A phrase may be the name of an intent, such as `@yes`. */
  hears: string[]
}

export interface ChoiceMatch {
  index: number
  /** It is false if only a wildcard matched. */
  understood: boolean
}

const negations = new Set(['not', 'dont', 'never', 'isnt', 'wasnt', 'cant', 'wont'])
const fillers = new Set(['um', 'uhm', 'uh', 'er', 'hmm', 'hm', 'mm'])
const wildcardScores = { tells: 0.5, number: 0.6, question: 0.4, anything: 0.1 }

interface Heard {
  words: string[]
  similarities: Map<string, number[]>
}

/** The same words are compared with the phrases of several lists. */
const recentlyHeard = new LRUCache<string, Heard>({
  max: 20,
  memoMethod: (said) => ({ words: tokenize(said).filter((word) => !fillers.has(word)), similarities: new Map() }),
})

function similaritiesTo(word: string, { words, similarities }: Heard): number[] {
  const known = similarities.get(word)
  if (known) return known
  const found = words.map((each) => wordSimilarity(each, word))
  similarities.set(word, found)
  return found
}

/** The choice with the highest score; null when none matches. */
export function matchChoice(said: string, choices: Choice[]): ChoiceMatch | null {
  const heard = recentlyHeard.memo(said)
  let best: ChoiceMatch | null = null
  let bestScore = 0
  for (const { index, label, hears } of choices) {
    for (const phrase of label === null ? hears : [label, ...hears]) {
      const score = scoreOf(phrase, said, heard)
      if (score <= bestScore) continue
      bestScore = score
      best = { index, understood: phrase !== '@anything' && phrase !== '@question' }
    }
  }
  return best
}

function scoreOf(phrase: string, said: string, heard: Heard): number {
  const { words } = heard
  if (phrase === '@anything') return words.length > 0 ? wildcardScores.anything : 0
  if (phrase === '@tells') return parseStatement(said) ? wildcardScores.tells : 0
  if (phrase === '@question') return isQuestion(words) ? wildcardScores.question : 0
  if (phrase === '@number') return lastNumber(words) === null ? 0 : wildcardScores.number
  if (!phrase.startsWith('@')) return scorePhrase(tokenize(phrase), heard)
  return Math.max(0, ...phrasesOf(phrase.slice(1)).map((each) => scoreIntent(each, heard)))
}

interface IntentPhrase {
  words: string[]
  /** `=I am` must be the whole answer. */
  isWholeAnswer: boolean
}

const tokenizedIntents = new Map<string, IntentPhrase[]>()

function phrasesOf(name: string): IntentPhrase[] {
  const known = tokenizedIntents.get(name)
  if (known) return known
  const phrases = (intentPhrases[name] ?? '')
    .split(', ')
    .map((each) => ({ words: tokenize(each), isWholeAnswer: each.startsWith('=') }))
  tokenizedIntents.set(name, phrases)
  return phrases
}

function scoreIntent({ words: phraseWords, isWholeAnswer }: IntentPhrase, heard: Heard) {
  if (!isWholeAnswer) return scorePhrase(phraseWords, heard)
  return phraseWords.join(' ') === heard.words.join(' ') ? phraseWords.length : 0
}

const questionWords = new Set(
  'why how what where who when which whats wheres whos hows do does did can could is are will would should'.split(' '),
)

export const isQuestion = (words: string[]) => words.length > 2 && questionWords.has(words[0] ?? '')

/** One point for each word if all words are there in order, close together and not negated. */
function scorePhrase(phrase: string[], heard: Heard): number {
  const phraseWords =
    phrase.length > 1 ? phrase.filter((word) => word !== 'the' && word !== 'a' && word !== 'an') : phrase
  const [first] = phraseWords
  if (first === undefined) return 0
  if (phraseWords.length === 1 && isNumber(first)) return lastNumber(heard.words) === Number(first) ? 1 : 0
  let best = 0
  for (const [start, similarity] of similaritiesTo(first, heard).entries())
    if (similarity > 0) best = Math.max(best, scoreFrom(start, phraseWords, heard))
  return best
}

function scoreFrom(start: number, phraseWords: string[], heard: Heard): number {
  const isNegated = heard.words.slice(Math.max(0, start - 3), start).some((word) => negations.has(word))
  if (isNegated && !phraseWords.some((word) => negations.has(word))) return 0
  let at = start
  let score = 0
  for (const [position, word] of phraseWords.entries()) {
    const window = similaritiesTo(word, heard).slice(at, position === 0 ? at + 1 : at + 3)
    const found = window.findIndex((each) => each > 0)
    if (found < 0) return 0
    score += window[found] ?? 0
    at += found + 1
  }
  return score
}
