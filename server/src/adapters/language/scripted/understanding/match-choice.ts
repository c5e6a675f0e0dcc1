import { intentPhrases } from './intent-phrases.ts'
import { wordSimilarity } from './word-similarity.ts'
import { parseStatement } from './restate.ts'
import { isNumber, lastNumber, tokenize } from './tokenize.ts'

/** What a child may say at a place in a story. */
export interface Choice {
  index: number
  /** How the coach names it when it asks again; null for what is never offered aloud. */
  label: string | null
  /** Phrases, or the names of such with an @ before them. */
  hears: string[]
}

interface ChoiceMatch {
  index: number
  /** That the child said this, and not only something. */
  understood: boolean
}

const negations = new Set(['not', 'dont', 'never', 'isnt', 'wasnt', 'cant', 'wont'])
const fillers = new Set(['um', 'uhm', 'uh', 'er', 'hmm', 'hm', 'mm'])
const wildcardScores = { tells: 0.5, number: 0.6, question: 0.4, anything: 0.1 }

/** Which choice comes nearest to what the child said; null when none does, which the coach then says. */
export function matchChoice(said: string, choices: Choice[]): ChoiceMatch | null {
  const words = tokenize(said).filter((word) => !fillers.has(word))
  let best: ChoiceMatch | null = null
  let loudest = 0
  for (const { index, label, hears } of choices) {
    for (const phrase of label === null ? hears : [label, ...hears]) {
      const score = scoreOf(phrase, said, words)
      if (score <= loudest) continue
      loudest = score
      best = { index, understood: phrase !== '@anything' && phrase !== '@question' }
    }
  }
  return best
}

function scoreOf(phrase: string, said: string, words: string[]): number {
  if (phrase === '@anything') return words.length > 0 ? wildcardScores.anything : 0
  if (phrase === '@tells') return parseStatement(said) ? wildcardScores.tells : 0
  if (phrase === '@question') return isQuestion(words) ? wildcardScores.question : 0
  if (phrase === '@number') return lastNumber(words) === null ? 0 : wildcardScores.number
  if (!phrase.startsWith('@')) return scorePhrase(tokenize(phrase), words)
  return Math.max(0, ...phrasesNamed(phrase.slice(1)).map((each) => spokenAs(each, words)))
}

interface Spoken {
  words: string[]
  /** `=I am` has to be all that was said. */
  whole: boolean
}

const named = new Map<string, Spoken[]>()

function phrasesNamed(name: string): Spoken[] {
  const known = named.get(name)
  if (known) return known
  const read = (intentPhrases[name] ?? '')
    .split(', ')
    .map((each) => ({ words: tokenize(each), whole: each.startsWith('=') }))
  named.set(name, read)
  return read
}

function spokenAs({ words: meant, whole }: Spoken, words: string[]) {
  if (!whole) return scorePhrase(meant, words)
  return meant.join(' ') === words.join(' ') ? meant.length : 0
}

const asking = new Set(
  'why how what where who when which whats wheres whos hows do does did can could is are will would should'.split(' '),
)

export const isQuestion = (words: string[]) => words.length > 2 && asking.has(words[0] ?? '')

/** One point for each word of the phrase when all are there in their order, close together, and not denied. */
function scorePhrase(phrase: string[], words: string[]): number {
  const meant = phrase.length > 1 ? phrase.filter((word) => word !== 'the' && word !== 'a' && word !== 'an') : phrase
  if (meant.length === 0) return 0
  if (meant.length === 1 && isNumber(meant[0] ?? '')) return lastNumber(words) === Number(meant[0]) ? 1 : 0
  let best = 0
  for (const start of words.keys()) best = Math.max(best, scoreFrom(start, meant, words))
  return best
}

function scoreFrom(start: number, meant: string[], words: string[]): number {
  const denied = words.slice(Math.max(0, start - 3), start).some((word) => negations.has(word))
  if (denied && !meant.some((word) => negations.has(word))) return 0
  let at = start
  let score = 0
  for (const [position, word] of meant.entries()) {
    const reach = words.slice(at, position === 0 ? at + 1 : at + 3)
    const likeness = reach.map((each) => wordSimilarity(each, word))
    const found = likeness.findIndex((each) => each > 0)
    if (found < 0) return 0
    score += likeness[found] ?? 0
    at += found + 1
  }
  return score
}
