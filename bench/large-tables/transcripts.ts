import type { Database } from '@pipit/database/connect'
import {
  transcriptPage,
  type Position,
  type PageRequest,
} from '@pipit/server/features/transcripts/transcript-page-store'
import { createBufferBenchmark } from './buffer-benchmark.ts'
import { childOf, fillTranscripts, turnsPerChild } from './fill-transcripts.ts'
import { readBuffers } from './read-buffers.ts'

const pageSize = 50

const pages: { name: string; request?: Partial<PageRequest>; depth?: number }[] = [
  { name: 'the newest page', depth: 0 },
  { name: 'a page at 50 %', depth: 0.5 },
  { name: 'a page at 95 %', depth: 0.95 },
  { name: 'a month', request: { from: '2020-01-01', to: '2020-01-31' } },
  { name: 'a rare word', request: { search: 'submarine' } },
  { name: 'a prefix of a rare word', request: { search: 'subm' } },
  { name: 'a word of every other turn', request: { search: 'want' } },
  { name: 'two words', request: { search: 'what submar' } },
  { name: 'a word that nobody said', request: { search: 'zebra' } },
]

/** Buffers that the worst page of a child's transcript reads in a large database, compared with a small one. */
export const transcripts = createBufferBenchmark('transcripts', {
  rowCounts: { small: 100_000, large: 10_000_000, largeIfQuick: 1_000_000 },
  fill: fillTranscripts,
  compare: comparePages,
})

async function comparePages(large: Database, small: Database) {
  const comparisons: { name: string; ours: number; baseline: number }[] = []
  for (const { name, request, depth } of pages) {
    const baseline = await readPage(small, request, depth)
    const ours = await readPage(large, request, depth)
    if (ours.rows !== baseline.rows) throw new Error(`${name}: ${ours.rows} rows instead of ${baseline.rows}`)
    comparisons.push({ name: `${name} (${baseline.rows})`, ours: ours.buffers, baseline: baseline.buffers })
  }
  return comparisons
}

async function readPage(database: Database, request: Partial<PageRequest> = {}, depth = 0) {
  const { rows } = await database.pool.query<{ accountId: string; childId: string }>(
    `select account_id as "accountId", id as "childId" from children where id = ${childOf(7)}`,
  )
  const { accountId = '', childId = '' } = rows[0] ?? {}
  const after = depth === 0 ? undefined : await positionAt(database, childId, depth)
  return readBuffers(
    database,
    transcriptPage({ accountId, childId, timeZone: 'UTC', limit: pageSize, after, ...request }),
  )
}

async function positionAt({ pool }: Database, childId: string, depth: number): Promise<Position> {
  const { rows } = await pool.query<{ position: Position }>(
    `select json_build_array(started_at, c.id, number) as position
       from conversations c join transcript_entries e on e.conversation_id = c.id where c.child_id = $1
      order by started_at desc, c.id desc, number desc offset $2 limit 1`,
    [childId, Math.floor(turnsPerChild * depth)],
  )
  if (!rows[0]) throw new Error('The child has no turns.')
  return rows[0].position
}
