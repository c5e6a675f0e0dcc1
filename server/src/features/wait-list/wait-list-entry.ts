import type { Queries } from '@pipit/database/connect'
import { waitListStore } from './wait-list-store.ts'

/** The entry of an email, which is exported and deleted with its account. */
export async function readWaitListEntry(db: Queries, email: string) {
  const entry = await waitListStore(db).find(email)
  return entry ? { email: entry.email, language: entry.language, createdAt: entry.createdAt.toISOString() } : null
}

export async function deleteWaitListEntry(db: Queries, email: string) {
  await waitListStore(db).remove(email)
}
