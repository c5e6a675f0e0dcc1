import { interleave, type Sample } from './benchmark.ts'
import type { Context } from './context.ts'

/** Start after start of `program` and of the bare app, on a database that is there already. */
export async function measureStarts({ start }: Context, program: 'ours' | 'npm start', rounds: number) {
  // The first start makes the database and fills Node's compile cache; it is not what is asked here.
  await startOnce(program)
  await startOnce('anchor')
  return interleave(rounds, { ours: () => startOnce(program), anchor: () => startOnce('anchor') })

  async function startOnce(which: 'ours' | 'npm start' | 'anchor'): Promise<Sample> {
    const app = await start(which)
    await app.stop()
    return { value: app.startTime, cpu: app.startCpu * 1000 }
  }
}
