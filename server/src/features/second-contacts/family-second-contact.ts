import type { Queries } from '@pipit/database/connect'
import { secondContactStore } from './second-contact-store.ts'

/** The contact whom a family has named, as it is exported; an empty list if there is none. */
export async function familySecondContact(db: Queries, accountId: string) {
  const contact = await secondContactStore(db).find(accountId)
  return contact ? [contact] : []
}
