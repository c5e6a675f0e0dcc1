import type { Database } from '@pipit/database/connect'
import type { AuditKeys } from './audit-keys.ts'
import type { AppendedEntry } from './audit-trail.ts'
import { checkpointStore, type CheckpointHead } from './checkpoint-store.ts'
import { entryMac } from './entry-mac.ts'

/** The most chains that one checkpoint names. */
const batchSize = 1000

interface Evidence {
  /** Entries that were committed by this process and are gone. A checkpoint names them nevertheless. */
  lost: AppendedEntry[]
}

/** Names the newest entry of every chain that has grown since the last checkpoint. Returns the newest checkpoint. */
export async function writeCheckpoints(
  database: Database,
  keys: AuditKeys,
  { lost }: Evidence,
): Promise<CheckpointHead> {
  let evidence = lost
  for (;;) {
    const { newest, isComplete } = await database.transaction(async (db) => {
      const store = checkpointStore(db)
      await store.lock()
      const previous = await store.newest()
      const grown = await store.grownChains(batchSize)
      const heads = [...grown, ...evidence]
      if (heads.length === 0) return { newest: previous, isComplete: true }
      const next = sign(keys, previous, heads)
      await store.add(
        next,
        grown.map(({ accountId }) => accountId),
      )
      return { newest: next, isComplete: grown.length < batchSize }
    })
    evidence = []
    if (isComplete) return newest
  }
}

function sign(keys: AuditKeys, previous: CheckpointHead & { keyId: string | null }, entries: AppendedEntry[]) {
  const number = String(BigInt(previous.number) + 1n)
  const newestEntryId = String(
    entries.map(({ id }) => BigInt(id)).reduce((most, id) => (id > most ? id : most), BigInt(previous.newestEntryId)),
  )
  const heads = formatHeads(entries)
  const fields = ['checkpoint', newestEntryId, heads]
  const key = keys.toFollow(previous.keyId)
  const mac = entryMac(key.entries, { previousMac: previous.mac, number, fields })
  return { number, newestEntryId, heads, keyId: key.id, previousMac: previous.mac, mac }
}

function formatHeads(entries: AppendedEntry[]) {
  return JSON.stringify(entries.map(({ accountId, number, mac, id }) => [accountId, number, mac.toString('hex'), id]))
}

export function parseHeads(heads: string): AppendedEntry[] {
  const parsed = JSON.parse(heads) as [accountId: string, number: string, mac: string, id: string][]
  return parsed.map(([accountId, number, mac, id]) => ({ accountId, number, mac: Buffer.from(mac, 'hex'), id }))
}
