import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { isShownRecording } from './recordings/recording-store.ts'
import { transcriptPage, type PageRequest } from './transcript-page-store.ts'

interface ConversationRow {
  id: string
  startedAt: Date
  endedAt: Date | null
  endReason: string | null
  aliveAt: Date
  language: string
  deviceId: string | null
  deviceName: string | null
  cardId: string | null
  activity: string | null
  scriptedSince: Date | null
  emulated: boolean
}

interface FlagRow {
  id: string
  conversationId: string
  number: number
  about: 'child' | 'coach'
  category: string
  severity: 'low' | 'medium' | 'high'
}

interface RecordingRow {
  id: string
  conversationId: string
  number: number
  kind: 'speech' | 'vision'
  milliseconds: number | null
}

export function transcriptStore(db: Queries) {
  return {
    async findChild(accountId: string, childId: string) {
      const rows = await db.query(sql<{ name: string; timeZone: string }>`
        select children.name, time_zone as "timeZone" from children join accounts on accounts.id = account_id
         where account_id = ${accountId} and children.id = ${childId}`)
      return rows[0]
    },

    page: (request: PageRequest) => db.query(transcriptPage(request)),

    async conversations(accountId: string, ids: string[]) {
      const rows = await db.query(sql<ConversationRow>`
        select conversations.id, started_at as "startedAt", ended_at as "endedAt", end_reason as "endReason", alive_at as "aliveAt",
               language, device_id as "deviceId", devices.name as "deviceName", conversations.card_id as "cardId", activity,
               scripted_since as "scriptedSince", emulated
          from conversations left join devices on devices.id = device_id and devices.account_id = conversations.account_id
         where conversations.account_id = ${accountId} and conversations.id = any(${ids}) order by started_at desc, conversations.id desc`)
      return rows
    },

    /** Only cards that are still registered to the family have a name. */
    async cardNames(accountId: string, ids: string[]) {
      const rows = await db.query(
        sql<{
          id: string
          name: string
        }>`select id, coalesce(name, '') as name from cards where account_id = ${accountId} and id = any(${ids}) and name is not null`,
      )
      return new Map(rows.map(({ id, name }) => [id, name]))
    },

    /** A flag of a blocked coach sentence has no entry; it is shown with the entry before. */
    async flags(accountId: string, conversationIds: string[]) {
      const rows = await db.query(sql<FlagRow>`
        select id, conversation_id as "conversationId", about, category, severity, coalesce(entry_number, (
           select number from transcript_entries before
            where before.account_id = ${accountId} and before.conversation_id = flags.conversation_id and before.at <= flags.at order by number desc limit 1
         ), 0) as number
          from flags where account_id = ${accountId} and conversation_id = any(${conversationIds}) and not withheld order by at, id`)
      return rows
    },

    async recordings(accountId: string, conversationIds: string[]) {
      const rows = await db.query(sql<RecordingRow>`
        select id, conversation_id as "conversationId", entry_number as number, kind, milliseconds
          from recordings where account_id = ${accountId} and conversation_id = any(${conversationIds}) and ${isShownRecording}`)
      return rows
    },
  }
}
