import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { adminKeys } from '../../../api/query-keys.ts'

const none: PlanForAdmin[] = []

/** The configured plans, and retired ones that a family still has; empty until they are known. */
export function usePlans(): readonly PlanForAdmin[] {
  const { data = none } = useQuery({
    queryKey: adminKeys.plans,
    queryFn: async ({ signal }) => (await call('GET /admin/plans', { signal })).items,
  })
  return data
}
