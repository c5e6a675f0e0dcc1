import type { Queries } from '@pipit/database/connect'
import { guardianStore } from './guardian-store.ts'

/** Who is written to about a family: its owners and guardians, with the page that each of them opens. */
export function mailRecipients(db: Queries, accountId: string) {
  return guardianStore(db).listMailRecipients(accountId)
}
