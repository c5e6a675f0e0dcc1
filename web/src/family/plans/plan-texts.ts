import { plural, t } from '@lingui/core/macro'
import type { ReachedLimit } from '@pipit/contract/plans/plan-limits'
import type { Plan } from '@pipit/contract/plans/plans'

export type LimitedResource = 'children' | 'devices'

/** "2 of 2 children"; null if the plan does not limit them. */
export function usageText(plan: Plan, resource: LimitedResource, used: number): string | null {
  const allowed = plan[resource]
  if (allowed === null) return null
  return resource === 'children' ? childrenText(used, allowed) : devicesText(used, allowed)
}

function childrenText(used: number, allowed: number) {
  return used > allowed
    ? t`${plural(used, { one: '# child', other: '# children' })}, ${allowed} in the plan`
    : t`${used} of ${plural(allowed, { one: '# child', other: '# children' })}`
}

function devicesText(used: number, allowed: number) {
  return used > allowed
    ? t`${plural(used, { one: '# device', other: '# devices' })}, ${allowed} in the plan`
    : t`${used} of ${plural(allowed, { one: '# device', other: '# devices' })}`
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
    usageText(plan, 'children', used.children) ?? t`Any number of children`,
    usageText(plan, 'devices', used.devices) ?? t`Any number of devices`,
    minutesPerDay === null
      ? t`As many minutes a day as you allow`
      : plural(minutesPerDay, { one: '# minute a day for each child', other: '# minutes a day for each child' }),
    weeklyReports ? t`Weekly reports by mail` : t`No weekly reports`,
  ]
}

/** The limits that a page knows before somebody tries. */
type KnownLimit = Exclude<ReachedLimit, { limit: 'weeklyReports' }>

/** What the server would say if somebody tried (`describe-plan-limit.ts`), in the reader's language. */
export function planLimitText(reached: KnownLimit): string {
  const { plan } = reached
  switch (reached.limit) {
    case 'children': {
      const { allowed, used } = reached
      return t`The plan ${plan} allows ${plural(allowed, { one: '# child', other: '# children' })}, and ${plural(used, { one: 'there is # already', other: 'there are # already' })}. Remove a profile that nobody uses, or ask us for a larger plan.`
    }
    case 'devices': {
      const { allowed, used } = reached
      return t`The plan ${plan} allows ${plural(allowed, { one: '# device', other: '# devices' })}, and ${plural(used, { one: 'there is # already', other: 'there are # already' })}. Deactivate one that nobody uses, or ask us for a larger plan.`
    }
    case 'minutesPerDay': {
      const { allowed } = reached
      return t`The plan ${plan} allows each child ${plural(allowed, { one: '# minute', other: '# minutes' })} a day. Tomorrow there are new ones, or ask us for a larger plan.`
    }
  }
}
