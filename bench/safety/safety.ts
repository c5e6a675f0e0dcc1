import childModel from '@pipit/conversation/safeguards/classifier/child-model.json' with { type: 'json' }
import coachModel from '@pipit/conversation/safeguards/classifier/coach-model.json' with { type: 'json' }
import { checkChild, checkCoach, findChildPhrases, findCoachPhrases } from '@pipit/conversation/safeguards/check'
import { readChildExamples, readCoachExamples, type TrainingSet } from '@pipit/conversation/training/examples'
import { crossValidate } from '@pipit/conversation/training/train-model'
import { findProfanity } from '@pipit/server/features/chat/find-profanity'
import type { Benchmark, Count, Goal } from '../runner/benchmark.ts'
import { corpusParts, readCorpus, type Corpus, type CorpusPart } from './corpus.ts'
import { countFound, percentOf } from './count.ts'

/** A quiet flag counts as found, and as a false alarm. */
type IsFound = (text: string) => boolean

interface Checks {
  whole: IsFound
  phrases: IsFound
  /** The sentences for training that the classifier finds in cross-validation. */
  unseen: () => Set<string>
}

const folds = 5
const context = { before: '', findProfanity }
/** The corpus contains nothing that is refused only for the youngest. */
const coachContext = { ...context, maturity: 'teen' }

const child: Checks = {
  whole: (text) => checkChild(text, context).length > 0,
  phrases: (text) => findChildPhrases(text, context).length > 0,
  unseen: once(() => findUnseen(readChildExamples(), childModel.thresholds.uncertain)),
}
const coach: Checks = {
  whole: (text) => checkCoach(text, coachContext) !== null,
  phrases: (text) => findCoachPhrases(text, coachContext).length > 0,
  unseen: once(() => findUnseen(readCoachExamples(), coachModel.thresholds.certain)),
}

export const safety: Benchmark[] = [
  share('safety-child-high', { of: 'ours', atLeast: 95 }, child, 'childSerious', 'severity high'),
  share('safety-child', { of: 'ours', atLeast: 85 }, child, 'childSerious'),
  share('safety-child-false-alarms', { of: 'ours', atMost: 3 }, child, 'childHarmless'),
  share('safety-coach', { of: 'ours', atLeast: 95 }, coach, 'coachUnsafe'),
  share('safety-coach-false-alarms', { of: 'ours', atMost: 3 }, coach, 'coachAcceptable'),
  time('safety-child-time', child, 'childHarmless'),
  time('safety-coach-time', coach, 'coachAcceptable'),
]

/** The share of the held-out sentences that are found, and all counts. The baseline is the phrase rules alone. */
function share(name: string, goal: Goal, checks: Checks, file: keyof Corpus, group = 'all'): Benchmark {
  return {
    name,
    unit: '%',
    goal,
    isCounted: true,
    async run({ quick }) {
      const parts = corpusParts.filter((part) => !(quick && part === 'train'))
      const countAll = (isFoundIn: (part: CorpusPart) => IsFound): Count[] =>
        parts.flatMap((part) => countFound(part, readCorpus(part)[file], isFoundIn(part)))
      const unseen: IsFound = (text) => checks.phrases(text) || checks.unseen().has(text)
      const ours = countAll((part) => (part === 'train' ? unseen : checks.whole))
      const baseline = countAll(() => checks.phrases)
      const sample = (counts: Count[]) => [{ value: percentOf(counts, 'held-out', group), cpu: null }]
      return { ours: sample(ours), baseline: sample(baseline), counts: group === 'all' ? ours : [] }
    },
  }
}

/** The time for one sentence; the baseline is the phrase rules alone. */
function time(name: string, checks: Checks, file: keyof Corpus): Benchmark {
  return {
    name,
    unit: 'ms',
    goal: { of: 'ours', atMost: 2 },
    async run() {
      const sentences = readCorpus('train')[file]
      const measure = (isFound: IsFound) => {
        const before = process.cpuUsage()
        const startedAt = performance.now()
        for (const { text } of sentences) isFound(text)
        const { user, system } = process.cpuUsage(before)
        return {
          value: (performance.now() - startedAt) / sentences.length,
          cpu: (user + system) / 1000 / sentences.length,
        }
      }
      const rounds = Array.from({ length: 5 }, () => ({
        ours: measure(checks.whole),
        baseline: measure(checks.phrases),
      }))
      return { ours: rounds.map(({ ours }) => ours), baseline: rounds.map(({ baseline }) => baseline) }
    },
  }
}

/**
 * Finds sentences of the training set with models that have not learnt from them. The committed model has learnt them by
 * heart, so what it finds there says nothing.
 */
function findUnseen(set: TrainingSet, threshold: number): Set<string> {
  const scores = crossValidate(set, folds)
  return new Set(set.corpus.flatMap(({ text }, index) => ((scores[index] ?? 0) > threshold ? text : [])))
}

function once<Result>(compute: () => Result): () => Result {
  let result: Result | undefined
  return () => (result ??= compute())
}
