import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

/** Deletes rows with everything that belongs to them. A trigger schedules the deletion of recorded files. */
export function deletionStore(db: Queries) {
  return {
    /** Deletes its flags and recordings, too. False if there is none, or it is withheld: then only the conversation can be. */
    async deleteEntry({ accountId, childId }: ChildReference, conversationId: string, number: number) {
      const deleted = await db.query(sql<object>`
        with deleted as (
          delete from transcript_entries e using conversations c
           where e.account_id = ${accountId} and e.conversation_id = ${conversationId} and e.number = ${number} and c.id = ${conversationId}
             and c.account_id = ${accountId} and c.child_id = ${childId} and not e.withheld
          returning e.conversation_id as id
        ), deleted_flags as (
          delete from flags using deleted where account_id = ${accountId} and conversation_id = deleted.id and entry_number = ${number}
        ), deleted_recordings as (
          delete from recordings using deleted
           where account_id = ${accountId} and conversation_id = deleted.id and entry_number = ${number}
        )
        select from deleted`)
      return deleted.length > 0
    },

    /** Deletes a conversation that has ended and has neither entries nor flags. */
    async deleteIfEmpty(child: ChildReference, conversationId: string) {
      await db.execute(sql`
        delete from conversations where ${ofChild(child)} and id = ${conversationId} and ended_at is not null
           and not exists (select from transcript_entries entry
                            where entry.account_id = conversations.account_id and entry.conversation_id = conversations.id)
           and not exists (select from flags
                            where flags.account_id = conversations.account_id and flags.conversation_id = conversations.id)`)
    },

    /** False if there is no such conversation. */
    async deleteConversation(child: ChildReference, conversationId: string) {
      return (await db.execute(sql`delete from conversations where ${ofChild(child)} and id = ${conversationId}`)) > 0
    },

    /** Deletes the conversations that started on this day in this time zone. */
    async deleteDay(child: ChildReference, day: string, timeZone: string) {
      await db.execute(sql`
        delete from conversations where ${ofChild(child)}
           and started_at >= (${day}::date)::timestamp at time zone ${timeZone}
           and started_at < (${day}::date + 1)::timestamp at time zone ${timeZone}`)
    },
  }
}
