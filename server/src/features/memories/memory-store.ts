import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

interface PlayedRow {
  activity: string
  times: number
  lastPlayedAt: Date
  level: number | null
  rightAnswers: number | null
  stoppedAt: string | null
}

/** Restored for an hour, then swept. */
const isRemovedAt = (removedAt: Date) => sql`removed_at = ${removedAt} and removed_at > now() - interval '1 hour'`

export function memoryStore(db: Queries) {
  return {
    async findChild({ accountId, childId }: ChildReference) {
      const [child] = await db.query(sql<{ remembers: boolean; maturity: string }>`
        select remembers, content_maturity as maturity from children where account_id = ${accountId} and id = ${childId}`)
      return child
    },

    /** The latest first. */
    listPlayed: (child: ChildReference) =>
      db.query(sql<PlayedRow>`
        select activity, times, last_played_at as "lastPlayedAt", level, right_answers as "rightAnswers",
               bookmark ->> 'text' as "stoppedAt"
          from played_activities where ${ofChild(child)} and removed_at is null order by last_played_at desc, activity`),

    async removeFact(child: ChildReference, factId: string, removedAt: Date) {
      const removed = await db.execute(sql`
        update facts set removed_at = ${removedAt} where ${ofChild(child)} and id = ${factId} and removed_at is null`)
      return removed > 0
    },

    async removePlayed(child: ChildReference, activity: string, removedAt: Date) {
      const removed = await db.execute(sql`
        update played_activities set removed_at = ${removedAt}
         where ${ofChild(child)} and activity = ${activity} and removed_at is null`)
      return removed > 0
    },

    async removeAll(child: ChildReference, removedAt: Date) {
      await db.execute(sql`
        update facts set removed_at = ${removedAt} where ${ofChild(child)} and removed_at is null`)
      await db.execute(sql`
        update played_activities set removed_at = ${removedAt} where ${ofChild(child)} and removed_at is null`)
    },

    /** Except what the child has told again in the meantime. */
    async restore(child: ChildReference, removedAt: Date) {
      const facts = await db.execute(sql`
        update facts set removed_at = null where ${ofChild(child)} and ${isRemovedAt(removedAt)}
           and not exists (
             select from facts told where told.account_id = ${child.accountId} and told.child_id = ${child.childId} and told.removed_at is null
                and told.kind = facts.kind and told.subject = facts.subject and told.value = facts.value)`)
      const played = await db.execute(sql`
        update played_activities set removed_at = null where ${ofChild(child)} and ${isRemovedAt(removedAt)}`)
      return facts + played
    },
  }
}
