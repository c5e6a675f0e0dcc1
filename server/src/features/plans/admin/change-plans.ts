import type { Database } from '@pipit/database/connect'
import { ApiError } from '../../../api-error.ts'
import { planStore } from '../plan-store.ts'

const unknownPlan = { field: 'body.subscription', message: /*i18n*/ 'This is not one of the plans that can be chosen.' }

/**
 * All or nothing, except for accounts that were deleted meanwhile. The update waits for a child or device that is being
 * added, and applies to the next one. Nothing that exceeds the plan is removed.
 */
export function changePlans(database: Database, accountIds: string[], subscription: string) {
  return database.transaction(async (db) => {
    const store = planStore(db)
    if (!(await store.canBeChosen(subscription))) throw new ApiError('invalid-request', [unknownPlan])
    const changed = await store.changeOfAccounts(accountIds, subscription)
    if (changed.length === 0) throw new ApiError('not-found')
    return { accounts: changed.length, exceeding: changed.filter(({ exceeds }) => exceeds).length }
  })
}
