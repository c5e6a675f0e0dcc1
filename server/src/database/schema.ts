import { sql } from 'drizzle-orm'
import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const createdAt = timestamp({ withTimezone: true }).notNull().default(sql`now()`)

export const waitListEntries = pgTable('wait_list_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case, so that one person is on the list once. */
  email: text().notNull().unique(),
  createdAt,
})
