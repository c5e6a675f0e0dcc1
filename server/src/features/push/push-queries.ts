import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

/** In which sessions a person gets notifications, the newest first. */
export function listSubscriptions(db: Queries, accountId: string) {
  return db.query(sql<{ sessionId: string; service: string; createdAt: Date }>`
    select session_id as "sessionId", service, created_at as "createdAt" from push_subscriptions
     where account_id = ${accountId} order by created_at desc, session_id`)
}
