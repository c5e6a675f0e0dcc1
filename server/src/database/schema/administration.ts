import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytes, createdAt, growingId } from './columns.ts'

/**
 * What superadmins did, and whose data they read: ids only. Each entry's hash covers the one before; a database function
 * appends, and triggers refuse everything else. Without foreign keys, since entries outlive what they tell of.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorId: uuid().notNull(),
    action: text().notNull(),
    concernedAccountId: uuid(),
    thing: text('resource'),
    thingId: text('resource_id'),
    reason: text(),
    /** Unique: two entries cannot follow the same one. */
    previousHash: bytes().notNull().unique(),
    hash: bytes().notNull(),
  },
  (table) => [
    index('audit_of_account').on(table.concernedAccountId, table.id),
    index('audit_of_actor').on(table.actorId, table.id),
    index('audit_of_action').on(table.action, table.id),
  ],
)

/** Work on many rows that somebody asked for; it goes on where it stopped after a restart. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: growingId(),
    kind: text({ enum: ['delete-accounts', 'delete-devices', 'delete-cards', 'invite'] }).notNull(),
    requestedBy: uuid().notNull(),
    state: text({ enum: ['queued', 'running', 'done'] })
      .notNull()
      .default('queued'),
    /** The rows in their order, and what else the kind needs to know. */
    input: jsonb().$type<{ ids: string[]; evenIfRegistered?: boolean }>().notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    createdAt,
    finishedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('bulk_jobs_of_account').on(table.requestedBy, table.id),
    index('bulk_jobs_by_end').on(table.finishedAt),
  ],
)

export const bulkJobFailures = pgTable(
  'bulk_job_failures',
  {
    jobId: uuid()
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    /** Where the row stands in the input. */
    place: integer().notNull(),
    rowId: text().notNull(),
    reason: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.place] })],
)
