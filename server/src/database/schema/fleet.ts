import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { byBytes, bytes, createdAt, growingId, updatedAt, version } from './columns.ts'
import { children, wifiNetworks } from './household.ts'

/** Devices or cards that were made together. */
export const batches = pgTable(
  'batches',
  {
    id: growingId(),
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
  sealedClaimCode: bytes('encrypted_claim_code').notNull(),
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
    sealedApiKey: bytes('encrypted_api_key'),
    /** Device tokens carry it; registering and deactivating raise it and so end them all. */
    tokenVersion: integer().notNull().default(1),
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
  sealedPrivateKey: bytes('encrypted_private_key').notNull(),
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
