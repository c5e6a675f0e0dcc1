import type { Plan } from '@pipit/contract/plans/plans'
import type { Queries } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import { planStore } from './plan-store.ts'

export async function familyPlan(database: Queries, accountId: string): Promise<Plan> {
  return orNotFound(await planStore(database).findOfFamily(accountId))
}
