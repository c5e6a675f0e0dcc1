import type { Database } from '@pipit/database/connect'
import { openDatabase, type OpenDatabase } from '@pipit/server/database/open-database'
import type { Benchmark, Samples } from '../runner/benchmark.ts'

/** Buffers that one query reads in the large database (ours) and in the small one (baseline). */
interface BufferComparison {
  name: string
  ours: number
  baseline: number
}

interface BufferBenchmarkOptions {
  rowCounts: { small: number; large: number; largeIfQuick: number }
  fill: (rowCount: number, server: OpenDatabase) => Promise<Database>
  compare: (large: Database, small: Database) => Promise<BufferComparison[]>
}

/** Measures the query whose buffers grow most with the number of rows. All comparisons go to stderr. */
export function createBufferBenchmark(name: string, { rowCounts, fill, compare }: BufferBenchmarkOptions): Benchmark {
  return {
    name,
    unit: 'buffers',
    goal: { of: 'ratio', atMost: 2 },
    isCounted: true,
    async run({ quick, dataFolder }) {
      const server = await openDatabase({ databaseUrl: null, dataFolder })
      try {
        const small = await fill(rowCounts.small, server)
        const large = await fill(quick ? rowCounts.largeIfQuick : rowCounts.large, server)
        const comparisons = await compare(large, small)
        await Promise.all([small.pool.end(), large.pool.end()])
        return worstOf(comparisons)
      } finally {
        await server.close()
      }
    },
  }
}

function worstOf(comparisons: BufferComparison[]): Samples {
  const worstFirst = comparisons.toSorted((one, other) => ratioOf(other) - ratioOf(one))
  for (const each of worstFirst)
    console.error(`  ${ratioOf(each).toFixed(2)} = ${each.ours} / ${each.baseline}: ${each.name}`)
  const [worst] = worstFirst
  if (!worst) throw new Error('nothing was measured')
  return { ours: [{ value: worst.ours, cpu: null }], baseline: [{ value: worst.baseline, cpu: null }] }
}

const ratioOf = ({ ours, baseline }: BufferComparison) => ours / baseline
