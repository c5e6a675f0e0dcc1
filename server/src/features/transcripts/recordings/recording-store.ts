import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '../../../database/connect.ts'
import type { RecordedEntry } from './recordings.ts'

export interface NewRecording extends RecordedEntry {
  kind: 'speech' | 'vision'
  file: string
  milliseconds: number | null
}

export function recordingStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Should the recording not be kept after all, its file does not stay behind. */
    async expect(file: string) {
      await pool.query("insert into files_to_delete (file, at) values ($1, now() + interval '1 hour')", [file])
    },

    /** An entry that has one already keeps that. */
    async add({ accountId, childId, conversationId, number, kind, file, milliseconds, at }: NewRecording) {
      await pool.query(
        `with kept as (
           insert into recordings (id, account_id, child_id, conversation_id, entry_number, kind, file, milliseconds, at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning file
         )
         delete from files_to_delete using kept where files_to_delete.file = kept.file`,
        [randomUUIDv7(), accountId, childId, conversationId, number, kind, file, milliseconds, at],
      )
    },

    async find({ accountId, childId, recordingId }: { accountId: string; childId: string; recordingId: string }) {
      const { rows } = await pool.query<Pick<NewRecording, 'kind' | 'file'>>(
        'select kind, file from recordings where account_id = $1 and child_id = $2 and id = $3',
        [accountId, childId, recordingId],
      )
      return rows[0]
    },

    async doomed(limit: number) {
      const { rows } = await pool.query<{ file: string }>(
        'select file from files_to_delete where at <= now() order by at limit $1',
        [limit],
      )
      return rows.map(({ file }) => file)
    },

    async forget(files: string[]) {
      await pool.query('delete from files_to_delete where file = any($1)', [files])
    },
  }
}
