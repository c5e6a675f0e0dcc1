import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

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
    async lock({ accountId, childId }: ChildReference) {
      const found = await db.query(sql<object>`
        select from children where account_id = ${accountId} and id = ${childId} for update`)
      return found.length > 0
    },

    /** What is deleted with the child; devices and cards only lose their link to it. */
    async count(child: ChildReference) {
      const [counts] = await db.query(sql<ChildCounts>`
        select (select count(*)::int from conversations where ${ofChild(child)}) as conversations,
               (select count(*)::int from transcript_entries where ${ofChild(child)}) as "transcriptEntries",
               (select count(*)::int from recordings where ${ofChild(child)}) as recordings,
               (select count(*)::int from flags where ${ofChild(child)}) as flags,
               (select count(*)::int from insights where ${ofChild(child)}) as insights,
               (select count(*)::int from child_words where ${ofChild(child)}) as words,
               (select count(*)::int from facts where ${ofChild(child)}) as facts,
               (select count(*)::int from played_activities where ${ofChild(child)}) as "playedActivities",
               (select count(*)::int from devices where ${ofChild(child)}) as devices,
               (select count(*)::int from cards where ${ofChild(child)}) as cards`)
      return counts as ChildCounts
    },

    async listFiles(child: ChildReference) {
      const rows = await db.query(sql<{ file: string }>`select file from recordings where ${ofChild(child)}`)
      return rows.map(({ file }) => file)
    },

    async remove({ accountId, childId }: ChildReference) {
      await db.execute(sql`delete from children where account_id = ${accountId} and id = ${childId}`)
    },
  }
}
