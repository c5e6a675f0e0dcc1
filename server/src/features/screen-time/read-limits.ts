import type { LimitReason, Limits } from '@pipit/conversation/participants'
import type { Queries } from '@pipit/database/connect'
import { allowanceAt, type ScreenTimeFacts, type TimeAllowance } from './allowance.ts'
import { factsOf } from './family-screen-time.ts'
import { screenTimeStore } from './screen-time-store.ts'

/** Reads until when each of these children may talk. */
export async function readLimits(db: Queries, childIds: string[]): Promise<Map<string, Limits>> {
  const rows = await screenTimeStore(db).ofChildren(childIds)
  const now = Date.now()
  return new Map(rows.map((row) => [row.childId, limitsAt(now, factsOf(row))]))
}

const endReasons: Record<NonNullable<TimeAllowance['limitedBy']>, LimitReason> = {
  minutes: 'time-limit',
  plan: 'time-limit',
  'quiet-hours': 'quiet-hours',
  pause: 'paused',
}

function limitsAt(now: number, facts: ScreenTimeFacts): Limits {
  const { state, endsAt, resumesAt, limitedBy } = allowanceAt(now, facts)
  const endReason = endReasons[limitedBy ?? 'minutes']
  if (state !== 'allowed') return { endAt: now, endReason, resumesAt }
  if (endsAt === null) return { endAt: null, endReason, resumesAt: null }
  const conversations = [...facts.conversations, { from: now, to: endsAt }]
  return { endAt: endsAt, endReason, resumesAt: allowanceAt(endsAt, { ...facts, conversations }).resumesAt }
}
