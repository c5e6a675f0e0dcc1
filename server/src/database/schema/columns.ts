import { sql } from 'drizzle-orm'
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

export const createdAt = timestamp({ withTimezone: true })
  .notNull()
  .default(sql`now()`)
export const updatedAt = timestamp({ withTimezone: true })
  .notNull()
  .default(sql`now()`)
export const version = integer().notNull().default(1)

/** Sent along with a create: the same one again finds the row that it made. */
export const idempotencyKey = uuid()

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** By bytes, so that an index finds what begins with a text, whatever the database's language. */
export const byBytes = (column: string) => sql.raw(`${column} collate "C"`)
