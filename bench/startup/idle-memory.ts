import { setTimeout as delay } from 'node:timers/promises'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { runLoad } from '../load/run-load.ts'
import { residentBytesOf } from '../runner/processes.ts'
import { waitListLoad } from '../requests/wait-list-write.ts'

/** Resident memory of the idle server process after a few requests, without PostgreSQL. */
export const idleMemory: Benchmark = {
  name: 'idle-memory',
  unit: 'MB',
  goal: { of: 'ours', atMost: 120 },
  run: ({ quick, start }) => {
    const measure = async (program: 'ours' | 'baseline', round: number): Promise<Sample> => {
      const app = await start(program)
      await runLoad({
        ...waitListLoad,
        port: app.port,
        connections: 2,
        firstNumber: round * 20,
        count: 20,
        seconds: 10,
      })
      await delay(3000)
      const bytes = residentBytesOf(app.pid)
      await app.stop()
      return { value: bytes / 1_000_000, cpu: null }
    }
    return interleave(quick ? 3 : 9, {
      ours: (round) => measure('ours', round),
      baseline: (round) => measure('baseline', round),
    })
  },
}
