import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import type { App } from '../runner/app-process.ts'
import type { Load } from '../load/load.ts'
import { runLoad } from '../load/run-load.ts'
import { cpuSecondsOf } from '../runner/processes.ts'

export const waitListLoad = { path: '/v1/wait-list', body: '{"email":"visitor-{n}@example.org"}' }

/** Addresses stored per second, each acknowledged only when PostgreSQL has it on disk. */
export const waitListWrite: Benchmark = {
  name: 'wait-list-write',
  unit: 'requests/s',
  goal: { of: 'ratio', atLeast: 0.6 },
  run: async ({ quick, start }) => {
    const apps = { ours: await start('ours'), baseline: await start('baseline') }
    const count = 10_000
    const seconds = quick ? 4 : 20
    // Lower numbers are used by the warm-up and by other benchmarks on the same tables.
    const measure = (app: App, round: number) => write(app, { firstNumber: 1_000_000 + round * count, count, seconds })
    await write(apps.ours, { firstNumber: 500_000, count, seconds })
    await write(apps.baseline, { firstNumber: 500_000, count, seconds })
    return interleave(quick ? 5 : 15, {
      ours: (round) => measure(apps.ours, round),
      baseline: (round) => measure(apps.baseline, round),
    })
  },
}

async function write({ pid, port }: App, bounds: Pick<Load, 'firstNumber' | 'count' | 'seconds'>): Promise<Sample> {
  const cpuBefore = cpuSecondsOf(pid)
  const { requests, seconds } = await runLoad({ ...waitListLoad, ...bounds, port, connections: 16 })
  return { value: requests / seconds, cpu: ((cpuSecondsOf(pid) - cpuBefore) * 1000) / requests }
}
