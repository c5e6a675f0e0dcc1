import type { Database } from '@pipit/database/connect'
import { planStore, type RetiredPlan } from './plan-store.ts'
import type { ConfiguredPlan } from './read-plans.ts'

/**
 * Makes the table the same as the configuration. A plan that is no longer configured is retired, never deleted: families
 * that have it keep exactly what they had until a superadmin chooses another. Returns those plans.
 */
export function applyPlans(database: Database, plans: ConfiguredPlan[]): Promise<RetiredPlan[]> {
  return database.transaction(async (db) => {
    const store = planStore(db)
    await store.lock()
    await store.unmarkOtherDefaults(plans.find(({ isDefault }) => isDefault)?.id ?? '')
    await store.retireOthers(plans.map(({ id }) => id))
    for (const [position, plan] of plans.entries()) await store.save(plan, position)
    return store.listRetiredInUse()
  })
}
