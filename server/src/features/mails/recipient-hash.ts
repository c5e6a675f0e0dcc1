import { createHash } from 'node:crypto'

/**
 * Finds the encrypted mails to an address, so that they are deleted together with its account
 * (`migrations/0001_initial/16_mails-of-deleted-accounts.sql`). Without a key, so that the database can compute it, and it
 * has the address of every account anyway.
 */
export function recipientHash(email: string): Buffer {
  return createHash('sha256').update(email.toLowerCase()).digest()
}
