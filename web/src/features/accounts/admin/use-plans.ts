import { plural } from '@lingui/core/macro'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminKeys } from '../../../api/query-keys.ts'
import { call } from '../../../api/client.ts'
import { notify, notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import type { ListedAccount } from './account-list.ts'

const none: PlanForAdmin[] = []

/** The configured plans, and retired ones that a family still has; empty until they are known. */
export function usePlans(): readonly PlanForAdmin[] {
  const { data = none } = useQuery({
    queryKey: adminKeys.plans,
    queryFn: async ({ signal }) => (await call('GET /admin/plans', { signal })).items,
  })
  return data
}

/** Gives accounts another plan. Undoing gives back the one that each had, if all of them can still be chosen. */
export function useChangePlans(plans: readonly PlanForAdmin[]) {
  const queryClient = useQueryClient()

  async function change(accounts: readonly ListedAccount[], subscription: string) {
    const accountIds = accounts.map(({ id }) => id)
    const result = await call('PATCH /admin/accounts/subscription', { body: { accountIds, subscription } })
    await queryClient.invalidateQueries({ queryKey: adminKeys.list('accounts') })
    void queryClient.invalidateQueries({ queryKey: adminKeys.plans })
    return result
  }

  return async function changePlans(accounts: readonly ListedAccount[], plan: PlanForAdmin) {
    const { accounts: count, exceeding } = await change(accounts, plan.id)
    const { name } = plan
    const title = plural(count, {
      one: `# account has the plan ${name} now`,
      other: `# accounts have the plan ${name} now`,
    })
    const description =
      exceeding === 0
        ? undefined
        : plural(exceeding, {
            one: '# family has more than it includes: nothing is lost, but nothing can be added.',
            other: '# families have more than it includes: nothing is lost, but nothing can be added.',
          })
    const before = Object.entries(Object.groupBy(accounts, ({ subscription }) => subscription))
    const canUndo = before.every(([former]) => plans.some(({ id, retired }) => id === former && !retired))
    if (!canUndo) return notify('success', { title, ...(description === undefined ? {} : { description }) })
    const undo = async () => {
      for (const [former, group = []] of before) await change(group, former)
    }
    return notifyWithUndo(title, undo, description)
  }
}
