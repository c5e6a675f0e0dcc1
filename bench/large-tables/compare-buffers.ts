import type { Database } from '@pipit/database/connect'
import { openDatabase, type OpenDatabase } from '@pipit/server/database/open-database'
import type { Samples } from '../runner/benchmark.ts'

/** Buffers that one query reads in the large database (ours) and in the small one (baseline). */
interface BufferComparison {
  name: string
  ours: number
  baseline: number
}

interface CompareOptions {
  dataFolder: string
  rowCounts: { small: number; large: number }
  fill: (rowCount: number, server: OpenDatabase) => Promise<Database>
  compare: (large: Database, small: Database) => Promise<BufferComparison[]>
}

/** The result is the query whose buffers grow most with the number of rows. All comparisons go to stderr. */
export async function compareBuffers({ dataFolder, rowCounts, fill, compare }: CompareOptions): Promise<Samples> {
  const server = await openDatabase({ databaseUrl: null, dataFolder })
  try {
    const small = await fill(rowCounts.small, server)
    const large = await fill(rowCounts.large, server)
    const comparisons = await compare(large, small)
    await Promise.all([small.pool.end(), large.pool.end()])
    const worstFirst = comparisons.toSorted((one, other) => ratioOf(other) - ratioOf(one))
    for (const each of worstFirst)
      console.error(`  ${ratioOf(each).toFixed(2)} = ${each.ours} / ${each.baseline}: ${each.name}`)
    const [worst] = worstFirst
    if (!worst) throw new Error('nothing was measured')
    return { ours: [{ value: worst.ours, cpu: null }], baseline: [{ value: worst.baseline, cpu: null }] }
  } finally {
    await server.close()
  }
}

const ratioOf = ({ ours, baseline }: BufferComparison) => ours / baseline
