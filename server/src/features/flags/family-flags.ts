import type { Queries } from '@pipit/database/connect'
import { flagStore } from './flag-store.ts'
import { protectFlag } from './protected-flags.ts'

/** What the adults of a family should read first, without the words. */
export async function listUrgentFlags(db: Queries, accountId: string) {
  const rows = await flagStore(db).listUrgent(accountId)
  return rows.map(({ at, ...flag }) => ({ ...protectFlag({ ...flag, snippet: null }), at: at.toISOString() }))
}
