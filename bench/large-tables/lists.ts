import type { Database } from '@pipit/server/database/connect'
import { openDatabase } from '@pipit/server/database/open-database'
import type { Benchmark } from '../runner/benchmark.ts'
import { listedPages } from './listed-pages.ts'
import { fillLists } from './lists-tables.ts'
import { readBuffers } from './read-buffers.ts'

const pageSize = 50

/** From the first page to the last but one. */
const depths = [0, 0.5, 0.95]

/** Buffers that the worst page of all lists reads in a large database, against the same page in a small one. */
export const lists: Benchmark = {
  name: 'lists',
  unit: 'buffers',
  goal: { of: 'ratio', atMost: 2 },
  isCounted: true,
  async run({ quick, dataFolder }) {
    const server = await openDatabase({ databaseUrl: null, dataFolder })
    try {
      const small = await fillLists(10_000, server)
      const large = await fillLists(quick ? 200_000 : 1_000_000, server)
      const measured = await compare(large, small)
      await Promise.all([small.pool.end(), large.pool.end()])
      const sorted = measured.toSorted((one, other) => other.ours / other.baseline - one.ours / one.baseline)
      for (const { name, ours, baseline } of sorted)
        console.error(`  ${(ours / baseline).toFixed(2)} = ${ours} / ${baseline}: ${name}`)
      const [worst] = sorted
      if (!worst) throw new Error('nothing was measured')
      return { ours: [{ value: worst.ours, cpu: null }], baseline: [{ value: worst.baseline, cpu: null }] }
    } finally {
      await server.close()
    }
  },
}

async function compare(large: Database, small: Database) {
  const measured: { name: string; ours: number; baseline: number }[] = []
  for (const { name, pageAt } of listedPages) {
    for (const depth of depths) {
      const baseline = await readBuffers(small, await pageAt(small, depth, pageSize))
      // The small database may have fewer than a page of these; then as many are read of the large one.
      const ours = await readBuffers(large, await pageAt(large, depth, Math.max(baseline.rows - 1, 0)))
      measured.push({
        name: `${name} at ${depth * 100} % (${baseline.rows})`,
        ours: ours.buffers,
        baseline: baseline.buffers,
      })
    }
  }
  return measured
}
