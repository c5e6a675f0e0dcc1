import type { ConversationState } from '@pipit/conversation/state'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { growingId } from './columns.ts'
import { devices } from './fleet.ts'
import { children } from './household.ts'

const moment = () => timestamp({ withTimezone: true })

/** Whose it is: everything about a child goes when the child or the family does. */
const ofChild = () => ({
  accountId: uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  childId: uuid()
    .notNull()
    .references(() => children.id, { onDelete: 'cascade' }),
})

export const conversations = pgTable(
  'conversations',
  {
    id: growingId(),
    ...ofChild(),
    deviceId: text().references(() => devices.id, { onDelete: 'set null' }),
    /** The first card that was shown, and its activity. */
    cardId: text(),
    activity: text(),
    language: text().notNull(),
    startedAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Null while it goes on. */
    endedAt: moment(),
    endReason: text(),
    /** The last sign of life: what no process cares for any more is ended by a job. */
    aliveAt: moment()
      .notNull()
      .default(sql`now()`),
    /** Who leads it now. A process that is no longer named here has lost it to another, or to its end. */
    runner: uuid('lease_holder'),
    /** Where it stands, for whichever process the device comes back to; gone when it has ended. */
    state: jsonb().$type<ConversationState>(),
  },
  (table) => [
    index('conversations_of_child').on(table.childId, table.startedAt, table.id),
    index('conversations_of_account').on(table.accountId, table.startedAt),
    index('conversations_of_device').on(table.deviceId, table.startedAt),
    index('conversations_by_start').on(table.startedAt),
    index('live_conversations')
      .on(table.aliveAt)
      .where(sql`ended_at is null`),
  ],
)

/** One turn of a conversation, as it was heard. */
export const transcriptEntries = pgTable(
  'transcript_entries',
  {
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Counted by the conversation itself: the same turn kept twice is one entry. */
    number: integer().notNull(),
    childId: uuid().notNull(),
    at: moment().notNull(),
    who: text({ enum: ['child', 'coach'] }).notNull(),
    /** Null when the child spoke and it could not be understood. */
    text: text(),
    cardId: text(),
    activity: text(),
    interrupted: boolean().notNull(),
    /** Typed into the emulator rather than spoken. */
    typed: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.number] }),
    index('transcript_of_child').on(table.childId, table.at, table.conversationId, table.number),
    // Written at once: what waits to be sorted in would be read by every family's search.
    index('transcript_by_word')
      .using('gin', sql`transcript_words(child_id, text)`)
      .with({ fastupdate: false }),
  ],
)

/** What a parent should know of. */
export const flags = pgTable(
  'flags',
  {
    id: growingId(),
    ...ofChild(),
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** The entry with the words; null for what the coach was kept from saying. */
    entryNumber: integer(),
    at: moment().notNull(),
    about: text({ enum: ['child', 'coach'] }).notNull(),
    category: text().notNull(),
    severity: text({ enum: ['low', 'medium', 'high'] }).notNull(),
    snippet: text().notNull(),
    readAt: moment(),
  },
  (table) => [
    unique('one_flag_per_finding').on(table.conversationId, table.at, table.about, table.category),
    index('flags_of_child').on(table.childId, table.at),
    index('unread_flags')
      .on(table.childId, table.at)
      .where(sql`read_at is null`),
    index('flags_of_account').on(table.accountId, table.at),
  ],
)

/** A child's speech or what the device saw, where the parent chose to keep it: sealed, in the file store. */
export const recordings = pgTable(
  'recordings',
  {
    id: growingId(),
    ...ofChild(),
    /** Without a reference to the entry, which may be kept a moment later. */
    conversationId: uuid()
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    entryNumber: integer().notNull(),
    kind: text({ enum: ['speech', 'vision'] }).notNull(),
    /** Where the file store has it; random, so that nobody guesses it. */
    file: text().notNull().unique(),
    milliseconds: integer(),
    at: moment().notNull(),
  },
  (table) => [
    unique('one_recording_per_entry').on(table.conversationId, table.entryNumber, table.kind),
    index('recordings_of_account').on(table.accountId, table.id),
    index('recordings_of_child').on(table.childId, table.kind, table.at),
  ],
)

/** Files that nothing refers to any more, noted by a trigger, until a job has deleted them. */
export const doomedFiles = pgTable(
  'files_to_delete',
  {
    file: text().primaryKey(),
    /** From when on it may go; later than now for one whose recording is about to be kept. */
    at: moment()
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('files_to_delete_by_time').on(table.at)],
)
