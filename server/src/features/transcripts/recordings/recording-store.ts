import { randomUUIDv7 } from 'node:crypto'
import type { Queries } from '../../../database/connect.ts'
import { sql } from '../../../database/sql.ts'
import type { RecordedEntry } from './recordings.ts'

export interface NewRecording extends RecordedEntry {
  kind: 'speech' | 'vision'
  file: string
  milliseconds: number | null
}

export function recordingStore(db: Queries) {
  return {
    /** Should the recording not be kept after all, its file does not stay behind. */
    async scheduleDeletion(file: string) {
      await db.execute(sql`insert into files_to_delete (file, at) values (${file}, now() + interval '1 hour')`)
    },

    /** An entry that has one already keeps that. */
    async add({ accountId, childId, conversationId, number, kind, file, milliseconds, at }: NewRecording) {
      await db.execute(sql`
        with kept as (
          insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, milliseconds, at)
          values (${randomUUIDv7()}, ${accountId}, ${childId}, ${conversationId}, ${number}, ${kind}, ${file}, ${milliseconds}, ${at}) on conflict do nothing returning file
        )
        delete from files_to_delete using kept where files_to_delete.file = kept.file`)
    },

    async find({ accountId, childId, recordingId }: { accountId: string; childId: string; recordingId: string }) {
      const rows = await db.query(
        sql<
          Pick<NewRecording, 'kind' | 'file'>
        >`select kind, file from recordings where account_id = ${accountId} and child_id = ${childId} and id = ${recordingId}`,
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
