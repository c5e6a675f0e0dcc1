import type { Database } from '@pipit/database/connect'
import { orNotFound } from '../../http/api-error.ts'
import { allowanceAt } from './allowance.ts'
import { factsOf, toAllowance } from './family-screen-time.ts'
import { screenTimeStore } from './screen-time-store.ts'

interface GrantRequest {
  accountId: string
  childId: string
  minutes: number
  grantedBy: string | null
}

/**
 * Minutes on top of what the child may talk now: of the day's minutes, and of the time until quiet hours if those come
 * first. At another time of the day quiet hours stay as they are.
 */
export function grantMinutes(database: Database, { accountId, childId, minutes, grantedBy }: GrantRequest) {
  return database.transaction(async (db) => {
    const store = screenTimeStore(db)
    orNotFound((await store.lockChild(accountId, childId)) || null)
    const now = Date.now()
    const { endsAt } = allowanceAt(now, factsOf(orNotFound((await store.ofChildren([childId]))[0])))
    const liftsQuietHoursUntil = new Date((endsAt ?? now) + minutes * 60_000)
    const grantedAt = new Date(now)
    const grantId = await store.addGrant({ accountId, childId, minutes, grantedAt, liftsQuietHoursUntil, grantedBy })
    const row = orNotFound((await store.ofChildren([childId]))[0])
    return { ...toAllowance(row, now), grantId }
  })
}
