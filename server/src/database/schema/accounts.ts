import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { byBytes, bytes, createdAt, updatedAt, version } from './columns.ts'

export const accounts = pgTable(
  'accounts',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    /** Who this is to the identity provider. */
    identityUid: text().notNull().unique(),
    email: text().notNull(),
    emailVerified: boolean().notNull(),
    role: text({ enum: ['parent', 'superadmin'] })
      .notNull()
      .default('parent'),
    /** Null: those of the role. */
    scopes: text().array(),
    name: text(),
    photo: text(),
    phone: text(),
    language: text().notNull().default('en'),
    timeZone: text().notNull().default('UTC'),
    subscription: text().notNull().default('free'),
    skippedSteps: text({ enum: ['child', 'device', 'wifi', 'card'] })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Whether the family wants a letter about each week, and one as soon as something grave was said. */
    weeklyMail: boolean().notNull().default(false),
    flagMail: boolean().notNull().default(true),
    /** The Monday of the last such letter, so that each is sent once. */
    weeklyMailSentOn: date({ mode: 'string' }),
    disabled: boolean().notNull().default(false),
    /** Access tokens carry it; a change of role or scopes raises it and so ends them all. */
    tokenVersion: integer().notNull().default(1),
    /** Identity tokens from before this are worth nothing: the password was changed, or somebody signed out everywhere. */
    identityValidSince: timestamp({ withTimezone: true }),
    createdAt,
    updatedAt,
    version,
  },
  // One index for each order: what is not filtered by is put together from its few values, see merge-pages.ts.
  (table) => [
    index('accounts_by_age').on(table.role, table.emailVerified, table.disabled, table.createdAt, table.id),
    index('accounts_by_email').on(table.role, table.emailVerified, table.disabled, byBytes('lower(email)'), table.id),
  ],
)

/** What an account is found by: its address and the words of its name. Triggers keep these rows. */
export const accountTerms = pgTable(
  'account_terms',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    role: text().notNull(),
    emailVerified: boolean().notNull(),
    disabled: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.term] }),
    index('account_terms_by_term').on(
      table.role,
      table.emailVerified,
      table.disabled,
      byBytes('term'),
      table.accountId,
    ),
  ],
)

/** One for each sign-in on a browser or phone; the identity provider's time of sign-in tells them apart. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid()
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    signedInAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now()`),
    userAgent: text().notNull(),
    endedAt: timestamp({ withTimezone: true }),
  },
  (table) => [unique('one_session_per_sign_in').on(table.accountId, table.signedInAt)],
)

export const waitListEntries = pgTable(
  'wait_list_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** In lower case, so that one person is on the list once. */
    email: text().notNull().unique(),
    invitedAt: timestamp({ withTimezone: true }),
    invited: boolean()
      .notNull()
      .generatedAlwaysAs(sql`invited_at is not null`),
    createdAt,
  },
  (table) => [
    index('wait_list_by_age').on(table.invited, table.id),
    index('wait_list_by_email').on(table.invited, byBytes('email')),
  ],
)

/** Mail that was not sent because no mail server is configured; sealed, since it holds links that sign people in. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    sealed: bytes('encrypted_mail').notNull(),
    createdAt,
  },
  (table) => [index('outbox_by_time').on(table.createdAt)],
)
