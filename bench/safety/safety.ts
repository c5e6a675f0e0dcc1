import { checkChild, checkCoach, findChildPhrases, findCoachPhrases } from '@pipit/conversation/safeguards/check'
import { findProfanity } from '@pipit/server/features/chat/find-profanity'
import type { Benchmark, Count, Goal } from '../runner/benchmark.ts'
import { corpusParts, readCorpus, type Corpus } from './corpus.ts'
import { countFound, percentOf } from './count.ts'

/** A quiet flag counts as found, and as a false alarm. */
type IsFound = (text: string) => boolean

const context = { before: '', findProfanity }
/** The corpus contains nothing that is refused only for the youngest. */
const coachContext = { ...context, maturity: 'teen' }

const child: { ours: IsFound; baseline: IsFound } = {
  ours: (text) => checkChild(text, context).length > 0,
  baseline: (text) => findChildPhrases(text, context).length > 0,
}
const coach: { ours: IsFound; baseline: IsFound } = {
  ours: (text) => checkCoach(text, coachContext) !== null,
  baseline: (text) => findCoachPhrases(text, coachContext).length > 0,
}

export const safety: Benchmark[] = [
  recall('safety-child-high', { of: 'ours', atLeast: 95 }, child, 'childSerious', 'severity high'),
  recall('safety-child', { of: 'ours', atLeast: 85 }, child, 'childSerious'),
  recall('safety-child-false-alarms', { of: 'ours', atMost: 3 }, child, 'childHarmless'),
  recall('safety-coach', { of: 'ours', atLeast: 95 }, coach, 'coachUnsafe'),
  recall('safety-coach-false-alarms', { of: 'ours', atMost: 3 }, coach, 'coachAcceptable'),
]

/** The share of the held-out sentences that are found, and all counts. The baseline is the phrase rules alone. */
function recall(
  name: string,
  goal: Goal,
  sides: { ours: IsFound; baseline: IsFound },
  file: keyof Corpus,
  group = 'all',
): Benchmark {
  return {
    name,
    unit: '%',
    goal,
    isCounted: true,
    async run() {
      const countAll = (isFound: IsFound): Count[] =>
        corpusParts.flatMap((part) => countFound(part, readCorpus(part)[file], isFound))
      const [ours, baseline] = [countAll(sides.ours), countAll(sides.baseline)]
      const sample = (counts: Count[]) => [{ value: percentOf(counts, 'held-out', group), cpu: null }]
      return { ours: sample(ours), baseline: sample(baseline), counts: group === 'all' ? ours : [] }
    },
  }
}
