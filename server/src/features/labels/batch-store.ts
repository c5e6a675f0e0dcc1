import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { LabelKind } from './label-store.ts'
import type { IdempotencyKey } from '../../http/idempotency-key.ts'

export interface NewBatch {
  kind: LabelKind
  label: string
  note: string
  count: number
  idempotencyKey: IdempotencyKey | null
}

interface BatchRow {
  id: string
  label: string
  note: string
  count: number
  createdAt: Date
  factoryFileDownloadedAt: Date | null
}

export function batchStore(db: Queries) {
  return {
    /** Newest first: the ids are UUIDv7, so they grow with time. */
    list: (kind: LabelKind, { cursor, limit }: { cursor?: string | undefined; limit: number }) =>
      db.query(sql<BatchRow>`
        select id, label, note, count, created_at as "createdAt", factory_file_downloaded_at as "factoryFileDownloadedAt"
          from batches where kind = ${kind} ${cursor ? sql`and id < ${cursor}` : sql``}
         order by id desc limit ${limit + 1}`),

    /** Returns the id; null if the idempotency key was used before. */
    async add({ kind, label, note, count, idempotencyKey }: NewBatch): Promise<string | null> {
      const [added] = await db.query(sql<{ id: string }>`
        insert into batches (id, kind, label, note, count, idempotency_key, request_hash)
        values (${randomUUIDv7()}, ${kind}, ${label}, ${note}, ${count}, ${idempotencyKey?.key}, ${idempotencyKey?.requestHash})
        on conflict do nothing returning id`)
      return added?.id ?? null
    },

    async findByKey({ key, requestHash }: IdempotencyKey) {
      const [found] = await db.query(sql<{ batchId: string; count: number }>`
        select id as "batchId", count from batches where idempotency_key = ${key} and request_hash = ${requestHash}`)
      return found
    },
  }
}
