import { lt } from 'drizzle-orm'
import {
  actionCodes,
  attempts,
  factorEnrolments,
  knownAddresses,
  pendingSignIns,
  providerResults,
  providerVisits,
  refreshTokens,
} from './database/schema.ts'
import type { Dependencies } from './dependencies.ts'
import { addSeconds } from './time.ts'

const daySeconds = 24 * 60 * 60
/** Long enough for somebody who opens an old link to learn that it has expired. */
const expiredCodeRetentionSeconds = 30 * daySeconds
const idleSessionRetentionSeconds = 180 * daySeconds
const idleAddressRetentionSeconds = 90 * daySeconds

export async function deleteExpired({ database, now }: Dependencies): Promise<void> {
  const time = now()
  await database.delete(actionCodes).where(lt(actionCodes.expiresAt, addSeconds(time, -expiredCodeRetentionSeconds)))
  await database
    .delete(refreshTokens)
    .where(lt(refreshTokens.lastUsedAt, addSeconds(time, -idleSessionRetentionSeconds)))
  await database
    .delete(knownAddresses)
    .where(lt(knownAddresses.lastSeenAt, addSeconds(time, -idleAddressRetentionSeconds)))
  await database.delete(attempts).where(lt(attempts.lastAt, addSeconds(time, -daySeconds)))
  for (const table of [factorEnrolments, pendingSignIns, providerVisits, providerResults]) {
    await database.delete(table).where(lt(table.expiresAt, time))
  }
}
