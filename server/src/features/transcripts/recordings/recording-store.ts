import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { RecordedEntry } from './recordings.ts'

export interface NewRecording extends RecordedEntry {
  kind: 'speech' | 'vision'
  file: string
  milliseconds: number | null
}

export interface RecordingKey {
  accountId: string
  id: string
}

export interface WaitingRecording extends RecordingKey {
  content: Buffer
}

export interface OriginalRecording {
  kind: 'speech' | 'vision'
  conversationId: string
  content: Buffer
  attempts: number
}

/** About 30 hours of speech: a store that is away for longer must not fill the database. */
const maxWaitingBytes = 400_000_000
/** The limit of a family: half an hour of speech as the device has sent it. */
const maxOriginalBytes = 50_000_000

/** It is encoded, and not of a turn that is withheld from the account holder. */
export const isShownRecording = sql`recordings.encrypted_original is null and not exists (
  select from transcript_entries entry
   where entry.account_id = recordings.account_id and entry.conversation_id = recordings.conversation_id and entry.number = recordings.entry_number and entry.withheld)`

export function recordingStore(db: Queries) {
  return {
    /** Called before a file is written: if saving its recording fails, a sweep deletes the file. */
    async scheduleDeletion(file: string) {
      await db.execute(sql`insert into files_to_delete (file, at) values (${file}, now() + interval '1 hour')`)
    },

    /** Does nothing if the entry already has a recording of this kind. */
    async add({ accountId, childId, conversationId, number, kind, file, milliseconds, at }: NewRecording) {
      await db.execute(sql`
        with added as (
          insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, milliseconds, at)
          values (${randomUUIDv7()}, ${accountId}, ${childId}, ${conversationId}, ${number}, ${kind}, ${file}, ${milliseconds}, ${at}) on conflict do nothing returning file
        )
        delete from files_to_delete using added where files_to_delete.file = added.file`)
    },

    /** The same for a recording whose file could not be written. False if too much waits already. */
    async addWaiting(
      { accountId, childId, conversationId, number, kind, file, milliseconds, at }: NewRecording,
      content: Uint8Array,
    ) {
      const added = await db.execute(sql`
        insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, milliseconds, at, encrypted_content)
        select ${randomUUIDv7()}, ${accountId}, ${childId}, ${conversationId}, ${number}, ${kind}, ${file}, ${milliseconds}, ${at}, ${content}
         where (select coalesce(sum(octet_length(encrypted_content)), 0) from recordings where encrypted_content is not null) < ${maxWaitingBytes}
        on conflict do nothing`)
      return added === 1
    },

    /** The same for one that could not be encoded. False if too much of this family waits already. */
    async addOriginal(
      { accountId, childId, conversationId, number, kind, file, milliseconds, at }: NewRecording,
      original: Uint8Array,
      attempts: number,
    ) {
      const added = await db.execute(sql`
        insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, milliseconds, at, encrypted_original, encoding_attempts)
        select ${randomUUIDv7()}, ${accountId}, ${childId}, ${conversationId}, ${number}, ${kind}, ${file}, ${milliseconds}, ${at}, ${original}, ${attempts}
         where (select coalesce(sum(octet_length(encrypted_original)), 0) from recordings where account_id = ${accountId} and encrypted_original is not null) < ${maxOriginalBytes}
        on conflict do nothing`)
      return added === 1
    },

    /** Finds the turn of each family that has waited longest, and was not tried yet. */
    listTurnsToEncode: (tried: string[]) =>
      db.query(sql<RecordingKey>`
        select distinct on (account_id) account_id as "accountId", id from recordings
         where encrypted_original is not null and id <> all(${tried}) order by account_id, id`),

    /** Undefined if it was deleted meanwhile, or encoded by another process. */
    async findOriginal({ accountId, id }: RecordingKey): Promise<OriginalRecording | undefined> {
      const rows = await db.query(sql<OriginalRecording>`
        select kind, conversation_id as "conversationId", coalesce(encrypted_original, '') as content, encoding_attempts as attempts
          from recordings where account_id = ${accountId} and id = ${id} and encrypted_original is not null`)
      return rows[0]
    },

    /** It waits for its file then. */
    async markEncoded({ accountId, id }: RecordingKey, content: Uint8Array) {
      await db.execute(sql`
        update recordings set encrypted_content = ${content}, encrypted_original = null
         where account_id = ${accountId} and id = ${id} and encrypted_original is not null`)
    },

    async countEncodingAttempt({ accountId, id }: RecordingKey, change: 1 | -1) {
      await db.execute(sql`
        update recordings set encoding_attempts = encoding_attempts + ${change}::int where account_id = ${accountId} and id = ${id}`)
    },

    async removeOriginal({ accountId, id }: RecordingKey) {
      await db.execute(sql`
        delete from recordings where account_id = ${accountId} and id = ${id} and encrypted_original is not null`)
    },

    /** Lists those that have waited longest, after the given one. */
    listWaiting: (afterId: string, limit: number) =>
      db.query(sql<WaitingRecording>`
        select account_id as "accountId", id, coalesce(encrypted_content, '') as content from recordings
         where encrypted_content is not null and id > ${afterId} order by id limit ${limit}`),

    /** Nothing if it was deleted meanwhile, or stored by another process: then a sweep deletes the file. */
    async markStored({ accountId, id }: WaitingRecording, file: string) {
      await db.execute(sql`
        with stored as (
          update recordings set file = ${file}, encrypted_content = null
           where account_id = ${accountId} and id = ${id} and encrypted_content is not null returning file
        )
        delete from files_to_delete using stored where files_to_delete.file = stored.file`)
    },

    async find({ accountId, childId, recordingId }: { accountId: string; childId: string; recordingId: string }) {
      const rows = await db.query(
        sql<
          Pick<NewRecording, 'kind' | 'file'> & { encryptedContent: Buffer | null }
        >`select kind, file, encrypted_content as "encryptedContent" from recordings where account_id = ${accountId} and child_id = ${childId} and id = ${recordingId} and ${isShownRecording}`,
      )
      return rows[0]
    },

    async listFilesToDelete(limit: number, except: string[]) {
      const rows = await db.query(sql<{ file: string }>`
        select file from files_to_delete where at <= now() and file <> all(${except}) order by at limit ${limit}`)
      return rows.map(({ file }) => file)
    },

    async moveToEndOfQueue(files: string[]) {
      await db.execute(sql`update files_to_delete set at = now() where file = any(${files})`)
    },

    async removeFilesToDelete(files: string[]) {
      await db.execute(sql`delete from files_to_delete where file = any(${files})`)
    },
  }
}
