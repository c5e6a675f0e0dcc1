import { createHash } from 'node:crypto'
import type { Queries } from '../../database/connect.ts'
import { auditStore } from './audit-store.ts'

const batchSize = 2000

/**
 * Computes every hash anew, without trusting the database's function that made them. Says how many entries there are, and
 * the first that was changed, moved, or follows one that was taken out.
 */
export async function verifyChain(db: Pick<Queries, 'query'>): Promise<{ count: number; brokenAt: string | null }> {
  const store = auditStore(db)
  let count = 0
  let previous: Buffer = Buffer.alloc(0)
  for (let after = '0'; ;) {
    const links = await store.chainAfter(after, batchSize)
    for (const { id, fields, previousHash, hash } of links) {
      const expected = createHash('sha256').update(previous).update(fields.map(withLength).join('')).digest()
      if (!previousHash.equals(previous) || !hash.equals(expected)) return { count, brokenAt: id }
      previous = hash
      count += 1
    }
    const last = links.at(-1)
    if (!last) return { count, brokenAt: null }
    after = last.id
  }
}

function withLength(field: string | null) {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
