import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { customType, integer, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Grows with time, so that lists are paged by it. */
export const growingId = () =>
  uuid()
    .primaryKey()
    .$defaultFn(() => randomUUIDv7())

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
