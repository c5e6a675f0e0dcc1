import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { isShownRecording } from '../recordings/recording-store.ts'

interface FlagRow {
  id: string
  childId: string
  conversationId: string
  number: number | null
  at: Date
  about: string
  category: string
  severity: string
  snippet: string | null
  withheld: boolean
  readAt: Date | null
}

interface RecordingRow {
  id: string
  childId: string
  conversationId: string
  number: number
  kind: 'speech' | 'vision'
  milliseconds: number | null
  at: Date
}

interface ConversationRow {
  id: string
  childId: string
  deviceId: string | null
  cardId: string | null
  activity: string | null
  language: string
  startedAt: Date
  endedAt: Date | null
  endReason: string | null
  scriptedSince: Date | null
  usesTime: boolean
  emulated: boolean
}

const batchSize = 500

/** All conversations, flags and recordings of a family, ordered by id and read in batches. */
export function conversationExportStore(db: Queries) {
  return {
    conversations: (accountId: string) =>
      all((after) =>
        db.query(sql<ConversationRow>`
          select id, child_id as "childId", device_id as "deviceId", card_id as "cardId", activity, language,
                 started_at as "startedAt", ended_at as "endedAt", end_reason as "endReason",
                 scripted_since as "scriptedSince", uses_time as "usesTime", emulated
            from conversations where account_id = ${accountId} and id > ${after} order by id limit ${batchSize}`),
      ),

    flags: (accountId: string) =>
      all((after) =>
        db.query(sql<FlagRow>`
          select id, child_id as "childId", conversation_id as "conversationId", entry_number as number, at, about, category,
                 severity, snippet, withheld, read_at as "readAt"
            from flags where account_id = ${accountId} and id > ${after} order by id limit ${batchSize}`),
      ),

    recordings: (accountId: string) =>
      all((after) =>
        db.query(sql<RecordingRow>`
          select id, child_id as "childId", conversation_id as "conversationId", entry_number as number, kind, milliseconds, at
            from recordings where account_id = ${accountId} and ${isShownRecording} and id > ${after} order by id limit ${batchSize}`),
      ),
  }

  async function* all<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row> {
    let after = '00000000-0000-0000-0000-000000000000'
    for (;;) {
      const rows = await read(after)
      yield* rows
      const last = rows.at(-1)
      if (!last || rows.length < batchSize) return
      after = last.id
    }
  }
}
