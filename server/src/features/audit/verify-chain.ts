import { createHash } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { auditStore } from './audit-store.ts'

const batchSize = 2000

/**
 * Recomputes every hash independently of the database function that wrote them. `brokenAt` is the first entry that was
 * changed or moved, or whose predecessor was removed.
 */
export async function verifyChain(db: Pick<Queries, 'query'>): Promise<{ count: number; brokenAt: string | null }> {
  const store = auditStore(db)
  let count = 0
  let previous: Buffer = Buffer.alloc(0)
  for (let after = '0'; ;) {
    const entries = await store.chainAfter(after, batchSize)
    for (const { id, fields, previousHash, hash } of entries) {
      const expected = createHash('sha256').update(previous).update(fields.map(withLength).join('')).digest()
      if (!previousHash.equals(previous) || !hash.equals(expected)) return { count, brokenAt: id }
      previous = hash
      count += 1
    }
    const last = entries.at(-1)
    if (!last) return { count, brokenAt: null }
    after = last.id
  }
}

function withLength(field: string | null) {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
