/** A limit of a plan that a family has reached. `plan` is the plan's name. */
export type ReachedLimit = { plan: string } & (
  | { limit: 'children' | 'devices'; allowed: number; used: number }
  | { limit: 'minutesPerDay'; allowed: number }
  | { limit: 'weeklyReports' }
)

/**
 * Names the limit, what the plan allows and what to do: the message of `plan-limit-reached`. Pages show it beforehand. It does
 * not say "your", because superadmins read it on the pages of other families.
 */
export function describePlanLimit(reached: ReachedLimit): string {
  const plan = `The plan ${reached.plan}`
  switch (reached.limit) {
    case 'children':
      return `${plan} allows ${countOf(reached.allowed, 'child', 'children')}, and ${existing(reached.used)}. Remove a profile that nobody uses, or ask us for a larger plan.`
    case 'devices':
      return `${plan} allows ${countOf(reached.allowed, 'device', 'devices')}, and ${existing(reached.used)}. Deactivate one that nobody uses, or ask us for a larger plan.`
    case 'minutesPerDay':
      return `${plan} allows each child ${reached.allowed} minutes a day. Tomorrow there are new ones, or ask us for a larger plan.`
    case 'weeklyReports':
      return `${plan} does not include weekly reports. Ask us for a plan that does.`
  }
}

const countOf = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`
const existing = (count: number) => `there ${count === 1 ? 'is' : 'are'} ${count} already`
