import { interleave, type Sample } from '../runner/benchmark.ts'
import type { Context } from '../runner/context.ts'

/** Repeated starts of `program` and of the bare app, on an existing database. */
export async function measureStarts({ start }: Context, program: 'ours' | 'npm start', rounds: number) {
  // The first start creates the database and fills Node's compile cache. It is not measured.
  await startOnce(program)
  await startOnce('baseline')
  return interleave(rounds, { ours: () => startOnce(program), baseline: () => startOnce('baseline') })

  async function startOnce(which: 'ours' | 'npm start' | 'baseline'): Promise<Sample> {
    const app = await start(which)
    await app.stop()
    return { value: app.startSeconds, cpu: app.startCpuSeconds * 1000 }
  }
}
