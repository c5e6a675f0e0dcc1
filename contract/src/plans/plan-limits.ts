/** A limit of a plan that a family has reached. `plan` is the plan's name. */
export type ReachedLimit = { plan: string } & (
  | { limit: 'children' | 'devices'; allowed: number; used: number }
  | { limit: 'minutesPerDay'; allowed: number }
  | { limit: 'weeklyReports' }
)
