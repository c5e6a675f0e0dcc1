import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const createdAt = timestamp({ withTimezone: true })
  .notNull()
  .default(sql`now()`)
const updatedAt = timestamp({ withTimezone: true })
  .notNull()
  .default(sql`now()`)
const version = integer().notNull().default(1)

/** Sent along with a create: the same one again finds the row that it made. */
const idempotencyKey = uuid()

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** By bytes, so that an index finds what begins with a text, whatever the database's language. */
const byBytes = (column: string) => sql.raw(`${column} collate "C"`)

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
    standing: integer().notNull().default(1),
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

export const children = pgTable(
  'children',
  {
    /** Ids grow with time, so that lists are paged by them. */
    id: uuid()
      .primaryKey()
      .$defaultFn(() => randomUUIDv7()),
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
    /** For how many days what was said, spoken and seen is kept; 0: not at all. */
    keepTextDays: integer().notNull().default(365),
    keepSpeechDays: integer().notNull().default(0),
    keepVisionDays: integer().notNull().default(0),
    /** How long the child may talk in a day; null: as long as it likes. */
    dailyMinutes: integer(),
    /** Like "19:30", by the family's clock; null: none. */
    bedtime: text(),
    idempotencyKey,
    createdAt,
    updatedAt,
    version,
  },
  (table) => [
    index('children_of_account').on(table.accountId, table.id),
    unique('one_child_per_request').on(table.accountId, table.idempotencyKey),
  ],
)

export const wifiNetworks = pgTable(
  'wifi_networks',
  {
    id: uuid()
      .primaryKey()
      .$defaultFn(() => randomUUIDv7()),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ssid: text().notNull(),
    security: text({ enum: ['open', 'wpa2', 'wpa3'] }).notNull(),
    hidden: boolean().notNull(),
    sealedPassword: bytes(),
    idempotencyKey,
    /** Removed ones can be brought back until they are swept. */
    removedAt: timestamp({ withTimezone: true }),
    createdAt,
    updatedAt,
    version,
  },
  (table) => [
    index('wifi_networks_of_account').on(table.accountId, table.id),
    unique('one_wifi_network_per_request').on(table.accountId, table.idempotencyKey),
  ],
)

/** Devices or cards that were made together. */
export const batches = pgTable(
  'batches',
  {
    id: uuid()
      .primaryKey()
      .$defaultFn(() => randomUUIDv7()),
    kind: text({ enum: ['devices', 'cards'] }).notNull(),
    label: text().notNull(),
    note: text().notNull(),
    count: integer().notNull(),
    idempotencyKey: uuid().unique(),
    /** Of devices: since when the private keys are nowhere but in the file. */
    factoryFileTakenAt: timestamp({ withTimezone: true }),
    createdAt,
  },
  (table) => [index('batches_by_age').on(table.kind, table.id)],
)

/** From the factory to a family: what devices and cards share. A trigger detaches them when the account is taken away. */
const labelled = () => ({
  id: text().primaryKey(),
  batchId: uuid()
    .notNull()
    .references(() => batches.id),
  status: text({ enum: ['created', 'registered', 'deactivated'] })
    .notNull()
    .default('created'),
  /** The printed proof of possession: a hash to find it by, and sealed to print it again. */
  claimCodeHash: bytes().notNull().unique(),
  sealedClaimCode: bytes().notNull(),
  accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
  childId: uuid().references(() => children.id, { onDelete: 'set null' }),
  name: text(),
  registeredAt: timestamp({ withTimezone: true }),
  createdAt,
  updatedAt,
  version,
})

export const devices = pgTable(
  'devices',
  {
    ...labelled(),
    wifiNetworkId: uuid().references(() => wifiNetworks.id, { onDelete: 'set null' }),
    hardwareModel: text().notNull(),
    /** X25519; the private half is in the device alone. */
    publicKey: bytes().notNull(),
    sealedApiKey: bytes(),
    /** Device tokens carry it; registering and deactivating raise it and so end them all. */
    standing: integer().notNull().default(1),
    /** The realtime connection that counts; null while the device is offline. */
    connectionId: text(),
    connected: boolean()
      .notNull()
      .generatedAlwaysAs(sql`connection_id is not null`),
    lastSeenAt: timestamp({ withTimezone: true }),
    battery: smallint(),
    firmware: text(),
  },
  (table) => [
    index('devices_of_account').on(table.accountId, table.id),
    index('devices_of_child').on(table.childId),
    index('devices_of_batch').on(table.batchId, table.id),
    index('devices_of_wifi_network').on(table.wifiNetworkId),
    index('devices_by_age').on(table.status, table.connected, table.createdAt, table.id),
    index('devices_of_batch_by_age').on(table.batchId, table.status, table.connected, table.createdAt, table.id),
    index('devices_of_firmware').on(table.firmware, table.status, table.connected, table.createdAt, table.id),
    index('devices_of_batch_and_firmware').on(
      table.batchId,
      table.firmware,
      table.status,
      table.connected,
      table.createdAt,
      table.id,
    ),
  ],
)

/** What a device is found by: its id, its name, its batch's label and the family's address. Triggers keep these rows. */
export const deviceTerms = pgTable(
  'device_terms',
  {
    deviceId: text()
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.term] }),
    index('device_terms_by_term').on(table.status, byBytes('term'), table.deviceId),
  ],
)

/** Private halves of the devices' keys, sealed, until the batch's factory file is given out. */
export const factoryKeys = pgTable('factory_keys', {
  deviceId: text()
    .primaryKey()
    .references(() => devices.id, { onDelete: 'cascade' }),
  sealedPrivateKey: bytes().notNull(),
})

export const cards = pgTable(
  'cards',
  {
    ...labelled(),
    activity: text().notNull(),
  },
  (table) => [
    index('cards_of_account').on(table.accountId, table.id),
    index('cards_of_child').on(table.childId),
    index('cards_of_batch').on(table.batchId, table.id),
    index('cards_by_age').on(table.status, table.createdAt, table.id),
    index('cards_of_batch_by_age').on(table.batchId, table.status, table.createdAt, table.id),
    index('cards_of_activity').on(table.activity, table.status, table.createdAt, table.id),
    index('cards_of_batch_and_activity').on(table.batchId, table.activity, table.status, table.createdAt, table.id),
  ],
)

/** As of devices. */
export const cardTerms = pgTable(
  'card_terms',
  {
    cardId: text()
      .notNull()
      .references(() => cards.id, { onDelete: 'cascade' }),
    term: text().notNull(),
    status: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cardId, table.term] }),
    index('card_terms_by_term').on(table.status, byBytes('term'), table.cardId),
  ],
)

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
    thing: text(),
    thingId: text(),
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
    id: uuid()
      .primaryKey()
      .$defaultFn(() => randomUUIDv7()),
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
