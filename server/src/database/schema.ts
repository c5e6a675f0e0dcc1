import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { bigint, boolean, customType, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

const createdAt = timestamp({ withTimezone: true }).notNull().default(sql`now()`)
const updatedAt = timestamp({ withTimezone: true }).notNull().default(sql`now()`)
const version = integer().notNull().default(1)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const waitListEntries = pgTable('wait_list_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** In lower case, so that one person is on the list once. */
  email: text().notNull().unique(),
  createdAt,
})

export const accounts = pgTable('accounts', {
  id: uuid().primaryKey().default(sql`gen_random_uuid()`),
  /** Who this is to the identity provider. */
  identityUid: text().notNull().unique(),
  email: text().notNull(),
  emailVerified: boolean().notNull(),
  role: text({ enum: ['parent', 'superadmin'] }).notNull().default('parent'),
  /** Null: those of the role. */
  scopes: text().array(),
  name: text(),
  photo: text(),
  phone: text(),
  language: text().notNull().default('en'),
  timeZone: text().notNull().default('UTC'),
  subscription: text().notNull().default('free'),
  disabled: boolean().notNull().default(false),
  /** Access tokens carry it; a change of role or scopes raises it and so ends them all. */
  standing: integer().notNull().default(1),
  /** Identity tokens from before this are worth nothing: the password was changed, or somebody signed out everywhere. */
  identityValidSince: timestamp({ withTimezone: true }),
  createdAt,
  updatedAt,
  version,
})

/** One for each sign-in on a browser or phone; the identity provider's time of sign-in tells them apart. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    signedInAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().default(sql`now()`),
    userAgent: text().notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique('one_session_per_sign_in').on(table.accountId, table.signedInAt)],
)

export const children = pgTable(
  'children',
  {
    /** Ids grow with time, so that lists are paged by them. */
    id: uuid().primaryKey().$defaultFn(() => randomUUIDv7()),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** A day on the calendar, without a time zone. */
    birthDate: date({ mode: 'string' }),
    gender: text(),
    pronouns: text(),
    proficiencyLevel: text().notNull(),
    contentMaturity: text().notNull(),
    interests: text().array().notNull(),
    activities: text().array().notNull(),
    language: text().notNull(),
    createdAt,
    updatedAt,
    version,
  },
  (table) => [index('children_of_account').on(table.accountId, table.id)],
)

/** Mail that was not sent because no mail server is configured; sealed, since it holds links that sign people in. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sealed: bytes().notNull(),
    createdAt,
  },
  (table) => [index('outbox_by_time').on(table.createdAt)],
)
