import type { Dependencies } from './dependencies.ts'
import { deleteExpiredRows } from './expired-row-store.ts'
import { addSeconds } from './time.ts'

const daySeconds = 24 * 60 * 60
/** Somebody who opens an old link still learns that it has expired. */
const expiredCodeRetentionSeconds = 30 * daySeconds
const idleSessionRetentionSeconds = 180 * daySeconds
const idleAddressRetentionSeconds = 90 * daySeconds

/** Call it about once an hour. */
export async function deleteExpired({ database, now: clock }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  const now = clock()
  await deleteExpiredRows(database, {
    now,
    codesExpiredBefore: addSeconds(now, -expiredCodeRetentionSeconds),
    sessionsUnusedSince: addSeconds(now, -idleSessionRetentionSeconds),
    addressesUnseenSince: addSeconds(now, -idleAddressRetentionSeconds),
    attemptsBefore: addSeconds(now, -daySeconds),
  })
}
