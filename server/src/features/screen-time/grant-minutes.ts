import type { Database } from '@pipit/database/connect'
import { ApiError, orNotFound, PlanLimitError } from '../../api-error.ts'
import { orKeyReused, type IdempotencyKey } from '../../http/idempotency-key.ts'
import { allowanceAt, grantAt, type TimeAllowance } from './allowance.ts'
import { factsOf, toAllowance } from './family-screen-time.ts'
import { screenTimeStore, type ScreenTimeRow } from './screen-time-store.ts'

interface GrantRequest {
  accountId: string
  childId: string
  minutes: number
  grantedBy: string | null
  idempotencyKey: IdempotencyKey | null
}

/** At another time of the day quiet hours stay as they are. */
export function grantMinutes(database: Database, request: GrantRequest) {
  const { accountId, childId, minutes, idempotencyKey } = request
  return database.transaction(async (db) => {
    const store = screenTimeStore(db)
    if (!(await store.lockChild(accountId, childId))) throw new ApiError('not-found')
    const now = Date.now()
    const row = orNotFound((await store.ofChildren([childId]))[0])
    const repeatedId = idempotencyKey && (await store.findRepeatedGrant(accountId, idempotencyKey))
    if (repeatedId) return { ...toAllowance(row, now), grantId: repeatedId }
    const grant = grantAt(now, factsOf(row), minutes)
    const withGrant = { ...row, grants: [...row.grants, grant] }
    refuseBeyondPlan(row, allowanceAt(now, factsOf(withGrant)), allowanceAt(now, factsOf(row)))
    const grantId = await store.addGrant({
      ...request,
      grantedAt: new Date(now),
      liftsQuietHoursUntil: new Date(grant.liftsQuietHoursUntil),
    })
    return { ...toAllowance(withGrant, now), grantId: orKeyReused(grantId) }
  })
}

/** A grant that the plan makes useless is refused, instead of promising time that the child does not get. */
function refuseBeyondPlan({ planName, planMinutes }: ScreenTimeRow, after: TimeAllowance, before: TimeAllowance) {
  if (planMinutes === null || after.limitedBy !== 'plan' || after.endsAt !== before.endsAt) return
  throw new PlanLimitError({ plan: planName, limit: 'minutesPerDay', allowed: planMinutes })
}
