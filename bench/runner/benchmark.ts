import type { Context } from './context.ts'

/** A bound on our own figure, or on ours divided by the baseline's. */
export interface Goal {
  of: 'ours' | 'ratio'
  atLeast?: number
  atMost?: number
}

type Side = 'ours' | 'baseline'

/** What one round of one side has measured. */
export interface Sample {
  value: number
  /** CPU milliseconds of the process under test for one operation; null without operations. */
  cpu: number | null
}

export interface Samples {
  ours: Sample[]
  baseline: Sample[]
  /** The counts that our figure consists of. */
  counts?: Count[]
}

/** How many sentences of a group were found. */
export interface Count {
  part: string
  group: string
  found: number
  of: number
}

export interface Benchmark {
  name: string
  unit: string
  goal: Goal
  /** The figure is a count that does not depend on how busy the machine is. */
  isCounted?: true
  run: (context: Context) => Promise<Samples>
}

/**
 * Measures ours, baseline, baseline, ours, …: drift (a warming machine, growing tables) affects both sides alike. Round -1
 * warms up and does not count.
 */
export async function interleave(
  rounds: number,
  measure: (side: Side, round: number) => Promise<Sample>,
  { warmsUp = true } = {},
): Promise<Samples> {
  const samples: Samples = { ours: [], baseline: [] }
  if (warmsUp) for (const side of ['ours', 'baseline'] as const) await measure(side, -1)
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const)
    for (const side of order) samples[side].push(await measure(side, round))
  }
  return samples
}
