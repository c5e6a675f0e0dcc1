import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface ChildCounts {
  conversations: number
  transcriptEntries: number
  recordings: number
  flags: number
  insights: number
  words: number
  facts: number
  playedActivities: number
  devices: number
  cards: number
}

export function childDeletionStore(db: Queries) {
  return {
    /** Locks the child, so that nothing is added to it before the transaction has deleted it. False if there is none. */
    async lock(accountId: string, childId: string) {
      const found = await db.query(sql<object>`
        select from children where account_id = ${accountId} and id = ${childId} for update`)
      return found.length > 0
    },

    /** What is deleted with the child; devices and cards only lose their link to it. */
    async count(childId: string) {
      const [counts] = await db.query(sql<ChildCounts>`
        select (select count(*)::int from conversations where child_id = ${childId}) as conversations,
               (select count(*)::int from transcript_entries where child_id = ${childId}) as "transcriptEntries",
               (select count(*)::int from recordings where child_id = ${childId}) as recordings,
               (select count(*)::int from flags where child_id = ${childId}) as flags,
               (select count(*)::int from insights where child_id = ${childId}) as insights,
               (select count(*)::int from child_words where child_id = ${childId}) as words,
               (select count(*)::int from facts where child_id = ${childId}) as facts,
               (select count(*)::int from played_activities where child_id = ${childId}) as "playedActivities",
               (select count(*)::int from devices where child_id = ${childId}) as devices,
               (select count(*)::int from cards where child_id = ${childId}) as cards`)
      return counts as ChildCounts
    },

    async listFiles(childId: string) {
      const rows = await db.query(sql<{ file: string }>`select file from recordings where child_id = ${childId}`)
      return rows.map(({ file }) => file)
    },

    async remove(childId: string) {
      await db.execute(sql`delete from children where id = ${childId}`)
    },
  }
}
