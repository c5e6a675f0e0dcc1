import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface Limits {
  now: Date
  codesExpiredBefore: Date
  sessionsUnusedSince: Date
  addressesUnseenSince: Date
  attemptsBefore: Date
}

export async function deleteExpiredRows(db: Queries, limits: Limits): Promise<void> {
  const { now, codesExpiredBefore, sessionsUnusedSince, addressesUnseenSince, attemptsBefore } = limits
  await db.execute(sql`delete from identity.action_codes where expires_at < ${codesExpiredBefore}`)
  await db.execute(sql`delete from identity.sign_ins where last_used_at < ${sessionsUnusedSince}`)
  await db.execute(sql`delete from identity.known_addresses where last_seen_at < ${addressesUnseenSince}`)
  await db.execute(sql`delete from identity.attempts where last_at < ${attemptsBefore}`)
  await db.execute(sql`delete from identity.rate_limits where full_at < ${now}`)
  await db.execute(sql`delete from identity.factor_enrolments where expires_at < ${now}`)
  await db.execute(sql`delete from identity.pending_sign_ins where expires_at < ${now}`)
  await db.execute(sql`delete from identity.pending_authorizations where expires_at < ${now}`)
  await db.execute(sql`delete from identity.provider_results where expires_at < ${now}`)
}
