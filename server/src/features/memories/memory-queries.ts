import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface ExportedFact {
  id: string
  childId: string
  kind: string
  subject: string
  value: string
  saidAt: Date
  conversationId: string | null
  entryNumber: number | null
  correctedAt: Date | null
  originalValue: string | null
}

interface ExportedActivity {
  childId: string
  activity: string
  times: number
  startedAt: Date
  lastPlayedAt: Date
  level: number | null
  rightAnswers: number | null
  stoppedAt: string | null
}

/** A child has at most 100 facts and about 20 activities, so neither is paged. */
export function listFacts(db: Queries, accountId: string) {
  return db.query(sql<ExportedFact>`
    select id, child_id as "childId", kind, subject, value, said_at as "saidAt", conversation_id as "conversationId",
           entry_number as "entryNumber", corrected_at as "correctedAt", original_value as "originalValue"
      from facts where account_id = ${accountId} and removed_at is null order by child_id, said_at`)
}

export function listPlayedActivities(db: Queries, accountId: string) {
  return db.query(sql<ExportedActivity>`
    select child_id as "childId", activity, times, started_at as "startedAt", last_played_at as "lastPlayedAt", level,
           right_answers as "rightAnswers", bookmark ->> 'text' as "stoppedAt"
      from played_activities where account_id = ${accountId} and removed_at is null order by child_id, activity`)
}
