import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { JWK } from 'jose'

const identity = pgSchema('identity')
const moment = () => timestamp({ withTimezone: true })

export const users = identity.table('users', {
  uid: text().primaryKey(),
  /** In lower case; absent for a person whose provider tells no address. */
  email: text().unique(),
  emailVerified: boolean().notNull().default(false),
  passwordHash: text(),
  mustChangePassword: boolean().notNull().default(false),
  emailLinkSignIn: boolean().notNull().default(false),
  displayName: text(),
  photoUrl: text(),
  disabled: boolean().notNull().default(false),
  /** Tokens issued before this whole second are void. */
  validSince: moment().notNull(),
  createdAt: moment().notNull(),
  lastLoginAt: moment(),
})

const uid = () =>
  text()
    .notNull()
    .references(() => users.uid, { onDelete: 'cascade' })

export const linkedProviders = identity.table(
  'linked_providers',
  {
    providerId: text().notNull(),
    /** The person's id at the provider. */
    rawId: text().notNull(),
    uid: uid(),
    email: text(),
    displayName: text(),
    photoUrl: text(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.rawId] }), unique().on(table.uid, table.providerId)],
)

export const signingKeys = identity.table('signing_keys', {
  kid: text().primaryKey(),
  publicKey: jsonb().$type<JWK>().notNull(),
  encryptedPrivateKey: text('encrypted_private_key').notNull(),
  signsFrom: moment().notNull(),
  signsUntil: moment().notNull(),
})

export const refreshTokens = identity.table(
  'refresh_tokens',
  {
    tokenHash: text().primaryKey(),
    uid: uid(),
    signInProvider: text().notNull(),
    secondFactorId: text(),
    authTime: moment().notNull(),
    lastUsedAt: moment().notNull(),
  },
  (table) => [index().on(table.uid)],
)

export const actionCodes = identity.table(
  'action_codes',
  {
    codeHash: text().primaryKey(),
    kind: text().$type<ActionKind>().notNull(),
    /** Absent only in a sign-in link for an address that nobody has yet. */
    uid: text().references(() => users.uid, { onDelete: 'cascade' }),
    /** Where the code was sent or, when an address is to be changed, the one that the account had then. */
    email: text(),
    newEmail: text(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.uid)],
)

export type ActionKind =
  | 'VERIFY_EMAIL'
  | 'PASSWORD_RESET'
  | 'EMAIL_SIGNIN'
  | 'VERIFY_AND_CHANGE_EMAIL'
  | 'RECOVER_EMAIL'

export const secondFactors = identity.table('second_factors', {
  id: text().primaryKey(),
  /** One authenticator app for each person. */
  uid: uid().unique(),
  displayName: text(),
  encryptedSecret: text('encrypted_secret').notNull(),
  /** The time step of the newest code that was accepted: it and all before it are spent. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  enrolledAt: moment().notNull(),
})

export const factorEnrolments = identity.table('factor_enrolments', {
  sessionHash: text().primaryKey(),
  uid: uid(),
  encryptedSecret: text('encrypted_secret').notNull(),
  expiresAt: moment().notNull(),
})

/** The first factor was right; the second is awaited. */
export const pendingSignIns = identity.table('pending_sign_ins', {
  credentialHash: text().primaryKey(),
  uid: uid(),
  signInProvider: text().notNull(),
  expiresAt: moment().notNull(),
})

/** A person is away at a provider. */
export const providerVisits = identity.table('provider_visits', {
  stateHash: text().primaryKey(),
  encryptedVisit: text('encrypted_visit').notNull(),
  expiresAt: moment().notNull(),
})

/** What a provider said of a person, until the page that asked collects it. */
export const providerResults = identity.table('provider_results', {
  resultHash: text().primaryKey(),
  encryptedResult: text('encrypted_result').notNull(),
  expiresAt: moment().notNull(),
})

export const attempts = identity.table('attempts', {
  keyHash: text().primaryKey(),
  count: integer().notNull(),
  lastAt: moment().notNull(),
  blockedUntil: moment().notNull(),
})

/** Network addresses from which a person has signed in: a guesser elsewhere does not lock them out there. */
export const knownAddresses = identity.table(
  'known_addresses',
  { uid: uid(), addressHash: text().notNull(), lastSeenAt: moment().notNull() },
  (table) => [primaryKey({ columns: [table.uid, table.addressHash] })],
)
