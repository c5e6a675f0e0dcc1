import { boolean, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { bytes, createdAt, growingId, idempotencyKey, updatedAt, version } from './columns.ts'

export const children = pgTable(
  'children',
  {
    id: growingId(),
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
    id: growingId(),
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    ssid: text().notNull(),
    security: text({ enum: ['open', 'wpa2', 'wpa3'] }).notNull(),
    hidden: boolean().notNull(),
    sealedPassword: bytes('encrypted_password'),
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
