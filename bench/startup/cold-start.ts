import type { Benchmark } from '../runner/benchmark.ts'
import { measureStarts } from './measure-start.ts'

/** The server alone, from its spawning to ready, its PostgreSQL included. */
export const coldStart: Benchmark = {
  name: 'cold-start',
  unit: 's',
  goal: { of: 'ours', atMost: 3 },
  run: (context) => measureStarts(context, 'ours', context.quick ? 5 : 15),
}
