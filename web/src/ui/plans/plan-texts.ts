import type { Plan } from '@pipit/contract/plans/plans'
import { pluralize } from '../text/pluralize.ts'

export type LimitedResource = 'children' | 'devices'

const nouns = { children: ['child', 'children'], devices: ['device', 'devices'] } as const

/** "2 of 2 children"; null if the plan does not limit them. */
export function usageText(plan: Plan, resource: LimitedResource, used: number): string | null {
  const allowed = plan[resource]
  if (allowed === null) return null
  const [one, many] = nouns[resource]
  return used > allowed
    ? `${pluralize(used, one, many)}, ${allowed} in the plan`
    : `${used} of ${pluralize(allowed, one, many)}`
}

export function isLimitReached(plan: Plan, resource: LimitedResource, used: number): boolean {
  const allowed = plan[resource]
  return allowed !== null && used >= allowed
}

/** What the plan includes, with what the family uses of it; empty if nothing is limited. */
export function includedInPlan(plan: Plan, used: Record<LimitedResource, number>): string[] {
  const { minutesPerDay, weeklyReports } = plan
  const isLimited = plan.children !== null || plan.devices !== null || minutesPerDay !== null || !weeklyReports
  if (!isLimited) return []
  return [
    usageText(plan, 'children', used.children) ?? 'Any number of children',
    usageText(plan, 'devices', used.devices) ?? 'Any number of devices',
    minutesPerDay === null ? 'As many minutes a day as you allow' : `${minutesPerDay} minutes a day for each child`,
    weeklyReports ? 'Weekly reports by mail' : 'No weekly reports',
  ]
}
