import type { Database } from '@pipit/database/connect'
import { createBufferBenchmark } from './buffer-benchmark.ts'
import { fillLists } from './fill-lists.ts'
import { listPages } from './list-pages.ts'
import { readBuffers } from './read-buffers.ts'

const pageSize = 50

/** The share of the rows before the page. */
const depths = [0, 0.5, 0.95]

/** Buffers that the worst page of all lists reads in a large database, compared with the same page in a small one. */
export const lists = createBufferBenchmark('lists', {
  rowCounts: { small: 10_000, large: 1_000_000, largeIfQuick: 200_000 },
  fill: fillLists,
  compare: comparePages,
})

async function comparePages(large: Database, small: Database) {
  const comparisons: { name: string; ours: number; baseline: number }[] = []
  for (const { name, pageAt } of listPages) {
    for (const depth of depths) {
      const baseline = await readBuffers(small, await pageAt(small, depth, pageSize))
      // If the small database has less than a page of these rows, as few are read of the large one.
      const ours = await readBuffers(large, await pageAt(large, depth, Math.max(baseline.rows - 1, 0)))
      comparisons.push({
        name: `${name} at ${depth * 100} % (${baseline.rows})`,
        ours: ours.buffers,
        baseline: baseline.buffers,
      })
    }
  }
  return comparisons
}
