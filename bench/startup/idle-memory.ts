import { setTimeout as delay } from 'node:timers/promises'
import { residentBytesOf } from '@pipit/test-kit/processes'
import { measureRequests } from '../load/measure-requests.ts'
import { waitListLoad } from '../requests/wait-list-write.ts'
import { interleave, type Benchmark } from '../runner/benchmark.ts'

/** The resident memory of the idle server process after a few requests, without PostgreSQL. */
export const idleMemory: Benchmark = {
  name: 'idle-memory',
  unit: 'MB',
  goal: { of: 'ours', atMost: 120 },
  run: ({ quick, start }) =>
    interleave(quick ? 3 : 9, async (side, round) => {
      const app = await start(side)
      const firstNumber = (round + 1) * 20
      await measureRequests(app, { ...waitListLoad, connections: 2, firstNumber, count: 20, seconds: 10 })
      await delay(3000)
      const bytes = residentBytesOf(app.pid)
      await app.stop()
      return { value: bytes / 1_000_000, cpu: null }
    }),
}
