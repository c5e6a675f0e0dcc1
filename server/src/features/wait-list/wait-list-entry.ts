import { eq } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { waitListEntries } from '../../database/schema/accounts.ts'

const of = (email: string) => eq(waitListEntries.email, email.toLowerCase())

export async function findWaitListEntry({ sql }: Database, email: string) {
  const [entry] = await sql.select().from(waitListEntries).where(of(email))
  return entry ? { email: entry.email, createdAt: entry.createdAt.toISOString() } : null
}

export async function removeWaitListEntry({ sql }: Database, email: string) {
  await sql.delete(waitListEntries).where(of(email))
}
