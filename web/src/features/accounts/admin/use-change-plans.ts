import { plural } from '@lingui/core/macro'
import type { PlanForAdmin } from '@pipit/contract/plans/plan-admin'
import { notify, notifyWithUndo } from '../../../ui/feedback/notifications.ts'
import { useChangePlan } from '../api/change-plan.ts'
import type { ListedAccount } from '../api/get-accounts.ts'

/** Gives accounts another plan. Undoing gives back the one that each had, if all of them can still be chosen. */
export function useChangePlans(plans: readonly PlanForAdmin[]) {
  const { mutateAsync } = useChangePlan()
  const change = (accounts: readonly ListedAccount[], subscription: string) =>
    mutateAsync({ accountIds: accounts.map(({ id }) => id), subscription })

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
