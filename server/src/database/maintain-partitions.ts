import type { Queries } from '@pipit/database/connect'
import { monthPartitionStore } from './month-partition-store.ts'

const tables = ['transcript_entries', 'audit_entries'] as const

/**
 * Creates the partitions of the coming months, and drops those of transcripts of which nothing is left. Each change is a
 * transaction of its own, so a table is locked for a moment only.
 */
export async function maintainPartitions(database: Queries) {
  const store = monthPartitionStore(database)
  for (const table of tables) for (const month of await store.listMissing(table)) await store.create(table, month)
  for (const month of await store.listEmpty('transcript_entries')) await store.dropEmpty('transcript_entries', month)
}
