import { interleave, type Benchmark } from '../runner/benchmark.ts'

/** The server with its PostgreSQL, from the spawn until it is ready, on an existing database. */
export const coldStart: Benchmark = {
  name: 'cold-start',
  unit: 's',
  goal: { of: 'ratio', atMost: 2 },
  run: ({ quick, start }) =>
    // The warm-up creates the database and fills Node's compile cache.
    interleave(quick ? 5 : 15, async (side) => {
      const app = await start(side)
      await app.stop()
      return { value: app.startSeconds, cpu: app.startCpuSeconds * 1000 }
    }),
}
