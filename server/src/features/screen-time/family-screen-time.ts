import type { Allowance } from '@pipit/contract/screen-time'
import type { Queries } from '@pipit/database/connect'
import { allowanceAt, type ScreenTimeFacts } from './allowance.ts'
import { screenTimeStore, type ScreenTimeRow } from './screen-time-store.ts'

/** The allowance of each child of a family, and the family's own pause. */
export async function readFamilyScreenTime(database: Queries, accountId: string) {
  const store = screenTimeStore(database)
  const [rows, pausedAt] = await Promise.all([store.ofFamily(accountId), store.findFamilyPause(accountId)])
  const now = Date.now()
  return {
    allowances: new Map(rows.map((row) => [row.childId, toAllowance(row, now)])),
    pausedAt: pausedAt?.toISOString() ?? null,
  }
}

export function factsOf({ timeZone, settings, conversations, grants, planMinutes, ...row }: ScreenTimeRow) {
  const isPaused = row.pausedAt !== null || row.familyPausedAt !== null
  return { timeZone, settings, conversations, grants, planMinutes, isPaused } satisfies ScreenTimeFacts
}

/** What pages show. Minutes used are rounded down and minutes left up, so a running minute is still left. */
export function toAllowance(row: ScreenTimeRow, now: number): Allowance {
  const { usedMs, allowedMs, endsAt, resumesAt, ...rest } = allowanceAt(now, factsOf(row))
  return {
    ...rest,
    usedMinutes: Math.floor(usedMs / 60_000),
    allowedMinutes: allowedMs === null ? null : allowedMs / 60_000,
    minutesLeft: rest.state === 'allowed' ? (endsAt === null ? null : Math.ceil((endsAt - now) / 60_000)) : 0,
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    resumesAt: resumesAt === null ? null : new Date(resumesAt).toISOString(),
    pausedAt: row.pausedAt?.toISOString() ?? null,
    isTalking: row.isTalking,
  }
}
