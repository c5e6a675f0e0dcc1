import { z } from 'zod'

/** What a family may have. A limit that is null does not exist. */
export const plan = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  devices: z.int().nullable(),
  children: z.int().nullable(),
  /** For each child: brothers and sisters do not share them. */
  minutesPerDay: z.int().nullable(),
  weeklyReports: z.boolean(),
})
export type Plan = z.infer<typeof plan>

/** A limit of a plan that a family has reached. `plan` is the plan's name. */
export type ReachedLimit = { plan: string } & (
  | { limit: 'children' | 'devices'; allowed: number; used: number }
  | { limit: 'minutesPerDay'; allowed: number }
  | { limit: 'weeklyReports' }
)

/** Names the limit, what the plan allows and what to do: the message of `plan-limit-reached`. */
export function describePlanLimit(reached: ReachedLimit): string {
  const yourPlan = `Your plan ${reached.plan}`
  switch (reached.limit) {
    case 'children':
      return `${yourPlan} allows ${countChildren(reached.allowed)}, and you have ${reached.used}. Remove a profile that nobody uses, or ask us for a larger plan.`
    case 'devices':
      return `${yourPlan} allows ${countDevices(reached.allowed)}, and you have ${reached.used}. Deactivate one that nobody uses, or ask us for a larger plan.`
    case 'minutesPerDay':
      return `${yourPlan} allows each child ${reached.allowed} minutes a day. Tomorrow there are new ones, or ask us for a larger plan.`
    case 'weeklyReports':
      return `${yourPlan} does not include weekly reports. Ask us for a plan that does.`
  }
}

const countChildren = (count: number) => `${count} ${count === 1 ? 'child' : 'children'}`
const countDevices = (count: number) => `${count} ${count === 1 ? 'device' : 'devices'}`
