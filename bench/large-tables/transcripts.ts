import type { Database } from '@pipit/server/database/connect'
import { openDatabase } from '@pipit/server/database/open-database'
import { transcriptPage, type Position, type PageRequest } from '@pipit/server/features/transcripts/transcript-page'
import type { Benchmark } from '../runner/benchmark.ts'
import { readBuffers } from './read-buffers.ts'
import { childOf, fillTranscripts, turnsOfChild } from './conversation-tables.ts'

const pageSize = 50

/** Pages from the newest to nearly the oldest, and searches with few and many hits, of one child. */
const pages: { name: string; wanted?: Partial<PageRequest>; depth?: number }[] = [
  { name: 'the newest page', depth: 0 },
  { name: 'a page at 50 %', depth: 0.5 },
  { name: 'a page at 95 %', depth: 0.95 },
  { name: 'a month', wanted: { from: '2020-01-01', to: '2020-01-31' } },
  { name: 'a rare word', wanted: { search: 'submarine' } },
  { name: 'the beginning of a rare word', wanted: { search: 'subm' } },
  { name: 'a word of every other turn', wanted: { search: 'want' } },
  { name: 'two words', wanted: { search: 'what submar' } },
  { name: 'a word that nobody said', wanted: { search: 'zebra' } },
]

/** Buffers that a page of a child's log reads in a large database, the worst of depths and searches, against a small one. */
export const transcripts: Benchmark = {
  name: 'transcripts',
  unit: 'buffers',
  goal: { of: 'ratio', atMost: 2 },
  isCounted: true,
  async run({ quick, dataFolder }) {
    const server = await openDatabase({ databaseUrl: null, dataFolder })
    try {
      const small = await fillTranscripts(100_000, server)
      const large = await fillTranscripts(quick ? 1_000_000 : 10_000_000, server)
      const measured: { name: string; ours: number; baseline: number }[] = []
      for (const { name, wanted, depth } of pages) {
        const baseline = await read(small, wanted, depth)
        const ours = await read(large, wanted, depth)
        if (ours.rows !== baseline.rows) throw new Error(`${name}: ${ours.rows} rows against ${baseline.rows}`)
        measured.push({ name: `${name} (${baseline.rows})`, ours: ours.buffers, baseline: baseline.buffers })
      }
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

async function read(database: Database, wanted: Partial<PageRequest> = {}, depth = 0) {
  const { rows } = await database.pool.query<{ childId: string }>(`select ${childOf(7)} as "childId"`)
  const childId = rows[0]?.childId ?? ''
  const after = depth === 0 ? undefined : await placeAt(database, childId, depth)
  return readBuffers(database, transcriptPage({ childId, timeZone: 'UTC', limit: pageSize, after, ...wanted }))
}

async function placeAt({ pool }: Database, childId: string, depth: number): Promise<Position> {
  const { rows } = await pool.query<{ place: Position }>(
    `select json_build_array(started_at, c.id, number) as place
       from conversations c join transcript_entries e on e.conversation_id = c.id where c.child_id = $1
      order by started_at desc, c.id desc, number desc offset $2 limit 1`,
    [childId, Math.floor(turnsOfChild * depth)],
  )
  if (!rows[0]) throw new Error('nothing is there')
  return rows[0].place
}
