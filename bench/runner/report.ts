import type { Benchmark, Count, Goal, Sample, Samples } from './benchmark.ts'
import type { MachineLoad } from './machine-load.ts'
import { summarize, type Summary } from './statistics.ts'

export interface Figure {
  name: string
  /** Medians; null when the benchmark could not be run. */
  ours: number | null
  baseline: number | null
  /** Ours divided by the baseline's. */
  ratio: number | null
  goal: string
  /** Null says that nothing can be concluded, because the machine was busy with other programs. */
  met: boolean | null
  unit: string
  quartiles?: { ours: Summary['quartiles']; baseline: Summary['quartiles'] }
  /** The CPU milliseconds of one operation. */
  cpu?: { ours: number | null; baseline: number | null }
  load?: MachineLoad
  counts?: Count[]
  note?: string
}

/** Above this share of all cores, other programs influence the figures. */
const busyShare = 0.1

function isBusy({ outside, cores }: MachineLoad): boolean {
  return outside > cores * busyShare
}

export function judge(
  { name, unit, goal, isCounted }: Omit<Benchmark, 'run'>,
  samples: Samples,
  load: MachineLoad,
): Figure {
  const ours = summarize(samples.ours.map(({ value }) => value))
  const baseline = summarize(samples.baseline.map(({ value }) => value))
  const ratio = ours.median / baseline.median
  const busy = !isCounted && isBusy(load)
  return {
    name,
    ours: ours.median,
    baseline: baseline.median,
    ratio,
    goal: formatGoal(goal, unit),
    met: busy ? null : meets(goal, goal.of === 'ratio' ? ratio : ours.median),
    unit,
    quartiles: { ours: ours.quartiles, baseline: baseline.quartiles },
    cpu: { ours: medianCpu(samples.ours), baseline: medianCpu(samples.baseline) },
    load,
    ...(samples.counts ? { counts: samples.counts } : {}),
    ...(busy ? { note: `concludes nothing: others used ${load.outside.toFixed(2)} of ${load.cores} cores` } : {}),
  }
}

/** A benchmark that cannot be run has not met its goal, however busy the machine is. */
export function judgeFailure({ name, unit, goal }: Omit<Benchmark, 'run'>, error: unknown): Figure {
  const note = error instanceof Error ? error.message : String(error)
  return { name, ours: null, baseline: null, ratio: null, goal: formatGoal(goal, unit), met: false, unit, note }
}

export function exitCodeFor(figures: Figure[]): number {
  return figures.some(({ met }) => met === false) ? 1 : 0
}

function meets({ atLeast = -Infinity, atMost = Infinity }: Goal, value: number) {
  return value >= atLeast && value <= atMost
}

function formatGoal({ of, atLeast, atMost }: Goal, unit: string) {
  const bounds = [atLeast === undefined ? null : `≥ ${atLeast}`, atMost === undefined ? null : `≤ ${atMost}`]
  const text = bounds.filter((bound) => bound !== null).join(' and ')
  return of === 'ratio' ? `ratio ${text}` : `ours ${text} ${unit}`
}

function medianCpu(samples: Sample[]) {
  const known = samples.flatMap(({ cpu }) => cpu ?? [])
  return known.length === 0 ? null : summarize(known).median
}
