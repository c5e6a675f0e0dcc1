import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

interface CountedAttempt {
  keyHash: string
  freeAttempts: number
  maxWaitSeconds: number
  at: Date
}

/** Counts the attempt. Returns false when it must wait. */
export async function takeAttempt(db: Queries, { keyHash, freeAttempts, maxWaitSeconds, at }: CountedAttempt) {
  const [row] = await db.query(sql<{ isAllowed: boolean }>`
    select identity.take_attempt(${keyHash}, ${freeAttempts}, ${maxWaitSeconds}, ${at}) as "isAllowed"`)
  return row?.isAllowed ?? false
}

/** Takes one attempt back, and the wait that it caused. */
export async function refundAttempt(
  db: Queries,
  { keyHash, freeAttempts }: Pick<CountedAttempt, 'keyHash' | 'freeAttempts'>,
) {
  await db.execute(sql`
    update identity.attempts
       set count = count - 1, blocked_until = case when count - 1 > ${freeAttempts} then blocked_until else 'epoch' end
     where key_hash = ${keyHash}`)
}

interface CountedRequest {
  keyHash: string
  burst: number
  refillSeconds: number
  at: Date
}

/** Counts the request. Returns false when it is one too many. */
export async function takeToken(db: Queries, { keyHash, burst, refillSeconds, at }: CountedRequest) {
  const [row] = await db.query(sql<{ isAllowed: boolean }>`
    select identity.take_token(${keyHash}, ${burst}, ${refillSeconds}, ${at}) as "isAllowed"`)
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
