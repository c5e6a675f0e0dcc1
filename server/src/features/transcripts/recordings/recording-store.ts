import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import type { RecordedEntry } from './recordings.ts'

export interface NewRecording extends RecordedEntry {
  kind: 'speech' | 'vision'
  file: string
  milliseconds: number | null
}

/** Not of a turn that is withheld from the account holder. */
export const isShownRecording = sql`not exists (
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

    async find({ accountId, childId, recordingId }: { accountId: string; childId: string; recordingId: string }) {
      const rows = await db.query(
        sql<
          Pick<NewRecording, 'kind' | 'file'>
        >`select kind, file from recordings where account_id = ${accountId} and child_id = ${childId} and id = ${recordingId} and ${isShownRecording}`,
      )
      return rows[0]
    },

    async listFilesToDelete(limit: number) {
      const rows = await db.query(
        sql<{ file: string }>`select file from files_to_delete where at <= now() order by at limit ${limit}`,
      )
      return rows.map(({ file }) => file)
    },

    async removeFilesToDelete(files: string[]) {
      await db.execute(sql`delete from files_to_delete where file = any(${files})`)
    },
  }
}
