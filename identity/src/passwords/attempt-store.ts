import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface CountedAttempt {
  keyHash: string
  freeAttempts: number
  maxWaitSeconds: number
  at: Date
}

/** Counts the attempt. False when it must wait. */
export async function takeAttempt(db: Queries, { keyHash, freeAttempts, maxWaitSeconds, at }: CountedAttempt) {
  const [row] = await db.query(sql<{ isAllowed: boolean }>`
    select identity.take_attempt(${keyHash}, ${freeAttempts}, ${maxWaitSeconds}, ${at}) as "isAllowed"`)
  return row?.isAllowed ?? false
}

export async function findBlockedUntil(db: Queries, keyHash: string): Promise<Date | null> {
  const [row] = await db.query(sql<{ blockedUntil: Date }>`
    select blocked_until as "blockedUntil" from identity.attempts where key_hash = ${keyHash}`)
  return row?.blockedUntil ?? null
}

export async function deleteAttempts(db: Queries, keyHashes: string[]): Promise<void> {
  await db.execute(sql`delete from identity.attempts where key_hash = any(${keyHashes})`)
}
