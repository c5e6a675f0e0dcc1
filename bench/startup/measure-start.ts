import { interleave, type Sample } from '../runner/benchmark.ts'
import type { Context } from '../runner/context.ts'

/** Start after start of `program` and of the bare app, on a database that is there already. */
export async function measureStarts({ start }: Context, program: 'ours' | 'npm start', rounds: number) {
  // The first start makes the database and fills Node's compile cache; it is not what is asked here.
  await startOnce(program)
  await startOnce('baseline')
  return interleave(rounds, { ours: () => startOnce(program), baseline: () => startOnce('baseline') })

  async function startOnce(which: 'ours' | 'npm start' | 'baseline'): Promise<Sample> {
    const app = await start(which)
    await app.stop()
    return { value: app.startTime, cpu: app.startCpu * 1000 }
  }
}
