import { measureRequests } from '../load/measure-requests.ts'
import { interleave, type Benchmark } from '../runner/benchmark.ts'

export const waitListLoad = { path: '/v1/wait-list', body: '{"email":"visitor-{n}@example.org"}' }

/** Addresses stored per second, each acknowledged only when PostgreSQL has it on disk. */
export const waitListWrite: Benchmark = {
  name: 'wait-list-write',
  unit: 'requests/s',
  goal: { of: 'ratio', atLeast: 0.6 },
  run: async ({ quick, start }) => {
    const apps = { ours: await start('ours'), baseline: await start('baseline') }
    const load = { ...waitListLoad, connections: 16, count: 10_000, seconds: quick ? 4 : 20 }
    // Lower numbers are used by other benchmarks on the same tables.
    return interleave(quick ? 5 : 15, (side, round) =>
      measureRequests(apps[side], { ...load, firstNumber: 1_000_000 + round * load.count }),
    )
  },
}
