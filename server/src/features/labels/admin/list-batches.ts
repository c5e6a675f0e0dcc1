import { and, desc, eq, lt } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { batches } from '../../../database/schema/fleet.ts'
import { toPage } from '../../../http/paging.ts'

/** Newest first; their ids grow with time. */
export async function listBatches(
  { sql }: Database,
  kind: 'devices' | 'cards',
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  const { id, label, note, count, createdAt, factoryFileTakenAt } = batches
  const rows = await sql
    .select({ id, label, note, count, createdAt, factoryFileTakenAt })
    .from(batches)
    .where(and(eq(batches.kind, kind), cursor ? lt(id, cursor) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1)
  const { items, nextCursor } = toPage(rows, limit)
  const toBatch = (batch: (typeof items)[number]) => ({
    ...batch,
    createdAt: batch.createdAt.toISOString(),
    factoryFileTakenAt: batch.factoryFileTakenAt?.toISOString() ?? null,
  })
  return { items: items.map(toBatch), nextCursor }
}
