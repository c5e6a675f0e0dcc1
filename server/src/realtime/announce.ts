import type { Database } from '../database/connect.ts'
import type { FamilyChange } from './family-namespace.ts'
import { createBatch } from './batch.ts'

/** Tells every process what a call has changed: soon after it, and many in one go, so that no call waits for it. */
export function createAnnouncer({ pool }: Database) {
  const tell = async (payloads: string[]) => {
    await pool.query(`select pg_notify('pipit_family_changes', payload) from unnest($1::text[]) payload`, [payloads])
  }
  const payloads = createBatch(tell, { gatherFor: 20 })
  return {
    announce: (change: FamilyChange) => payloads.add(JSON.stringify(change)),
    close: payloads.close,
  }
}
