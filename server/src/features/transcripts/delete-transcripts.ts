import type { Database } from '../../database/connect.ts'
import { orNotFound } from '../../http/api-error.ts'
import { transcriptStore } from './transcript-store.ts'

interface OfChild {
  accountId: string
  childId: string
}

/** Rows go at once, and with them what belongs to them; a trigger notes the files, which follow within minutes. */
export function transcriptDeletion(database: Database) {
  const { pool } = database
  const store = transcriptStore(database)

  return {
    async entry({ accountId, childId }: OfChild, conversationId: string, number: number) {
      const { rows } = await pool.query(
        `with gone as (
           delete from transcript_entries e using conversations c
            where e.conversation_id = $3 and e.number = $4 and c.id = $3 and c.account_id = $1 and c.child_id = $2
           returning e.conversation_id as id
         ), flags_gone as (
           delete from flags using gone where conversation_id = gone.id and entry_number = $4
         ), recordings_gone as (
           delete from recordings using gone where conversation_id = gone.id and entry_number = $4
         )
         select from gone`,
        [accountId, childId, conversationId, number],
      )
      orNotFound(rows[0])
      await pool.query(
        `${deleteConversations} and id = $3 and ${isOver} and not exists (select from flags where conversation_id = conversations.id)`,
        [accountId, childId, conversationId],
      )
    },

    async conversation({ accountId, childId }: OfChild, conversationId: string) {
      const { rows } = await pool.query(`${deleteConversations} and id = $3 returning id`, [
        accountId,
        childId,
        conversationId,
      ])
      orNotFound(rows[0])
    },

    async day({ accountId, childId }: OfChild, day: string) {
      const { timeZone } = orNotFound(await store.findChild(accountId, childId))
      await pool.query(
        `${deleteConversations} and started_at >= ($3::date)::timestamp at time zone $4
           and started_at < ($3::date + 1)::timestamp at time zone $4`,
        [accountId, childId, day, timeZone],
      )
    },
  }
}

const deleteConversations = 'delete from conversations where account_id = $1 and child_id = $2'
const isOver = `ended_at is not null
  and not exists (select from transcript_entries where conversation_id = conversations.id)`
