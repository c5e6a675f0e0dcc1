import type { Queries } from '@pipit/database/connect'
import { monthPartitionStore } from './month-partition-store.ts'

/**
 * Creates the partitions of the coming months, and drops those of months of which nothing is left. Each change is a
 * transaction of its own, so the table is locked for a moment only.
 */
export async function maintainPartitions(database: Queries) {
  const store = monthPartitionStore(database)
  for (const month of await store.listMissing('transcript_entries')) await store.create('transcript_entries', month)
  for (const month of await store.listEmpty('transcript_entries')) await store.dropEmpty('transcript_entries', month)
}
