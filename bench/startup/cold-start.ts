import type { Benchmark } from '../runner/benchmark.ts'
import { measureStarts } from './measure-start.ts'

/** The server with its PostgreSQL, from the spawn until it is ready. */
export const coldStart: Benchmark = {
  name: 'cold-start',
  unit: 's',
  goal: { of: 'ratio', atMost: 2 },
  run: (context) => measureStarts(context, 'ours', context.quick ? 5 : 15),
}
