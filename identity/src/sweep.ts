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
import type { Parts } from './dependencies.ts'
import { later } from './time.ts'

const day = 24 * 60 * 60
/** Long enough for somebody who opens an old link to read that it has expired, and not that it never was. */
const expiredCodesKept = 30 * day
const idleSessionsKept = 180 * day
const idleAddressesKept = 90 * day

/** Removes what no longer has a use. */
export async function sweep({ database, now }: Parts): Promise<void> {
  const time = now()
  await database.delete(actionCodes).where(lt(actionCodes.expiresAt, later(time, -expiredCodesKept)))
  await database.delete(refreshTokens).where(lt(refreshTokens.lastUsedAt, later(time, -idleSessionsKept)))
  await database.delete(knownAddresses).where(lt(knownAddresses.lastSeenAt, later(time, -idleAddressesKept)))
  await database.delete(attempts).where(lt(attempts.lastAt, later(time, -day)))
  for (const table of [factorEnrolments, pendingSignIns, providerVisits, providerResults]) {
    await database.delete(table).where(lt(table.expiresAt, time))
  }
}
