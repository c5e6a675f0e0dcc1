import type { AnsweredQuestion } from './answered-question.ts'
import { parseQuestion, type ParsedQuestion, type QuestionKind } from './parse-question.ts'
import { answeredQuestions } from './all-questions.ts'
import { correctPronunciation } from '../understanding/child-pronunciation.ts'
import { tokenize } from '../understanding/tokenize.ts'

/** A wrong answer is worse than none, so nearly all that is asked must be in the written question, and the reverse. */
const minCoverage = 0.7
const minScore = 0.86
const minRelatedOfOneTopic = 0.95

/** The answer to one kind of question answers another kind so well. */
const relatedKinds: Partial<Record<QuestionKind, Partial<Record<QuestionKind, number>>>> = {
  cause: { manner: 0.97, what: 0.9, 'yes-no': 0.92 },
  manner: { cause: 0.97, what: 0.88, 'yes-no': 0.92 },
  what: { cause: 0.9, manner: 0.88 },
  'yes-no': { cause: 0.92, manner: 0.92 },
}

interface WrittenQuestion extends ParsedQuestion {
  question: AnsweredQuestion
}

interface QuestionIndex {
  vocabulary: Set<string>
  written: WrittenQuestion[]
  weightOf: (topic: string) => number
}

let index: QuestionIndex | null = null

/** Returns null when no written question means the same. */
export function matchQuestion(said: string): AnsweredQuestion | null {
  index ??= createIndex(answeredQuestions)
  const asked = parseQuestion(said)
  if (!asked) return null
  const found = matchParsed(asked, index)
  const corrected = found ? null : correctPronunciation(said, index.vocabulary)
  return corrected ? matchParsed(parseQuestion(corrected), index) : found
}

function matchParsed(asked: ParsedQuestion | null, { written: all, weightOf }: QuestionIndex): AnsweredQuestion | null {
  if (!asked) return null
  let best: AnsweredQuestion | null = null
  let bestScore = minScore
  for (const written of all) {
    const score = similarity(asked, written, weightOf)
    if (score < bestScore || (score === bestScore && best)) continue
    bestScore = score
    best = written.question
  }
  return best
}

function similarity(asked: ParsedQuestion, written: ParsedQuestion, weightOf: (topic: string) => number): number {
  const related = asked.kind === written.kind ? 1 : (relatedKinds[asked.kind]?.[written.kind] ?? 0)
  // One word alone says too little about what is asked.
  if (asked.topics.size === 1 && related < minRelatedOfOneTopic) return 0
  if (related === 0) return 0
  const weigh = (topics: Iterable<string>) => [...topics].reduce((sum, topic) => sum + weightOf(topic), 0)
  const shared = weigh(asked.topics.intersection(written.topics))
  const askedCoverage = shared / weigh(asked.topics)
  const writtenCoverage = shared / weigh(written.topics)
  if (Math.min(askedCoverage, writtenCoverage) < minCoverage) return 0
  return Math.sqrt(askedCoverage * writtenCoverage) * related
}

/** Rare words weigh more than common ones (inverse document frequency); an unknown word weighs most. */
function createIndex(questions: AnsweredQuestion[]): QuestionIndex {
  const written = questions.flatMap((question) =>
    question.asks.split(';').flatMap((ask) => {
      const parsed = parseQuestion(ask)
      return parsed ? [{ ...parsed, question }] : []
    }),
  )
  const counts = new Map<string, number>()
  for (const { topics } of written) for (const topic of topics) counts.set(topic, (counts.get(topic) ?? 0) + 1)
  const weightOf = (topic: string) => Math.log(1 + written.length / ((counts.get(topic) ?? 0) + 1))
  const vocabulary = new Set(questions.flatMap(({ asks }) => tokenize(asks)))
  return { vocabulary, written, weightOf }
}
