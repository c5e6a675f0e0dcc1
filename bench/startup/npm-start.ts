import type { Benchmark } from '../runner/benchmark.ts'
import { measureStarts } from './measure-start.ts'

/** The second `npm start`, including npm and our own set-up check. */
export const npmStart: Benchmark = {
  name: 'npm-start',
  unit: 's',
  goal: { of: 'ours', atMost: 3 },
  run: async (context) => {
    // `npm start` installs missing packages and removes the test tools; `npm run bench` has just done both.
    if (process.env.npm_lifecycle_event !== 'bench') {
      throw new Error('only "npm run bench" makes sure that "npm start" will not change the installed packages')
    }
    return measureStarts(context, 'npm start', context.quick ? 3 : 9)
  },
}
