import type { Queries } from '@pipit/database/connect'
import { findSessions } from './session-store.ts'

/** Includes ended sessions, which are part of an account's export. */
export async function listSessions(db: Queries, accountId: string) {
  const rows = await findSessions(db, accountId)
  return rows.map(({ signedInAt, lastUsedAt, endedAt, ...session }) => ({
    ...session,
    signedInAt: signedInAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  }))
}
