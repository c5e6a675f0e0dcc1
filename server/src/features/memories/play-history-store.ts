import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'
import { ofChild, type ChildReference } from '../../database/of-child.ts'

export interface PlayedActivity {
  times: number
  startedAt: Date
  lastPlayedAt: Date
  level: number | null
  rightAnswers: number | null
  heard: Record<string, { length: number; indexes: number[] }>
  bookmark: { version: string; state: string; text: string } | null
}

interface PlayedActivityRow extends PlayedActivity {
  activity: string
}

export function playHistoryStore(db: Queries) {
  return {
    /** The coach knows only the child. */
    async findChild(childId: string) {
      const [found] = await db.query(sql<ChildReference>`
        select account_id as "accountId", id as "childId" from children where id = ${childId}`)
      return found
    },

    load: (child: ChildReference) =>
      db.query(sql<PlayedActivityRow>`
        select activity, times, started_at as "startedAt", last_played_at as "lastPlayedAt", level,
               right_answers as "rightAnswers", heard, bookmark
          from played_activities where ${ofChild(child)} and removed_at is null`),

    /** Nothing is saved while a removal can be undone, and where remembering is turned off. */
    async save(childId: string, activity: string, played: PlayedActivity) {
      const { times, startedAt, lastPlayedAt, level, rightAnswers } = played
      const heard = JSON.stringify(played.heard)
      const bookmark = played.bookmark && JSON.stringify(played.bookmark)
      await db.execute(sql`
        insert into played_activities (account_id, child_id, activity, times, started_at, last_played_at, level, right_answers, heard, bookmark)
        select account_id, id, ${activity}, ${times}, ${startedAt}, ${lastPlayedAt}, ${level}, ${rightAnswers}, ${heard}, ${bookmark}
          from children where id = ${childId} and remembers
        on conflict (account_id, child_id, activity) do update
           set times = excluded.times, started_at = excluded.started_at, last_played_at = excluded.last_played_at,
               level = excluded.level, right_answers = excluded.right_answers, heard = excluded.heard,
               bookmark = excluded.bookmark
         where played_activities.removed_at is null`)
    },
  }
}
