import { createHash } from 'node:crypto'
import type { Database } from '../../database/connect.ts'

interface Link {
  id: string
  fields: (string | null)[]
  previousHash: Buffer
  hash: Buffer
}

const atOnce = 2000

/**
 * Computes every hash anew, without trusting the database's function that made them. Says how many entries there are, and
 * the first that was changed, moved, or follows one that was taken out.
 */
export async function verifyChain({
  pool,
}: Pick<Database, 'pool'>): Promise<{ count: number; brokenAt: string | null }> {
  let count = 0
  let previous: Buffer = Buffer.alloc(0)
  for (let after = '0'; ;) {
    const links = await read(after)
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

  async function read(after: string) {
    const { rows } = await pool.query<Link>(
      `select id, previous_hash as "previousHash", hash,
              array[to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), actor_id::text, action,
                    concerned_account_id::text, resource, resource_id, reason] as fields
         from audit_entries where id > $1 order by id limit ${atOnce}`,
      [after],
    )
    return rows
  }
}

function withLength(field: string | null) {
  return field === null ? '-' : `${Buffer.byteLength(field)}:${field}`
}
