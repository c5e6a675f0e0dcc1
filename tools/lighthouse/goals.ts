export interface LighthouseResult {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  lcpSeconds: number
  blockingMs: number
  requests: number
  scriptKilobytes: number
}

interface Goal {
  value: (result: LighthouseResult) => number
  unit?: string
  digits?: number
  atLeast?: number
  atMost?: number
}

/** A page without a goal is only printed. Times depend on the machine, so no test checks them. */
export const goals: Record<string, Goal> = {
  Performance: { value: ({ performance }) => performance, atLeast: 98 },
  Accessibility: { value: ({ accessibility }) => accessibility, atLeast: 100 },
  'Best practices': { value: ({ bestPractices }) => bestPractices, atLeast: 100 },
  SEO: { value: ({ seo }) => seo, atLeast: 100 },
  'Largest paint': { value: ({ lcpSeconds }) => lcpSeconds, unit: ' s', digits: 2, atMost: 1.6 },
  Blocking: { value: ({ blockingMs }) => blockingMs, unit: ' ms' },
  Requests: { value: ({ requests }) => requests, atMost: 12 },
  Script: { value: ({ scriptKilobytes }) => scriptKilobytes, unit: ' kB', digits: 1 },
}

const format = ({ value, unit = '', digits = 0 }: Goal, result: LighthouseResult) =>
  `${value(result).toFixed(digits)}${unit}`

export const describeResult = (result: LighthouseResult) => [
  result.path,
  ...Object.values(goals).map((goal) => format(goal, result)),
]

/** The goals are those of the sign-in page, which most people see first. */
export function missedGoals(result: LighthouseResult): string[] {
  if (result.path !== '/') return []
  return Object.entries(goals).flatMap(([name, goal]) => {
    const isMissed = goal.value(result) < (goal.atLeast ?? -Infinity) || goal.value(result) > (goal.atMost ?? Infinity)
    return isMissed ? [`${name} of ${result.path} is ${format(goal, result)}`] : []
  })
}
