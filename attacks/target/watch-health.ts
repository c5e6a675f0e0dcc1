import type { CheckResult, createTally } from '../runner/check.ts'
import { watchMemory } from './memory.ts'
import type { Target } from './start-target.ts'

const maxGrowthMegabytes = 250

/** Whether a server that was sent nonsense still answers, stays small and logs no errors. */
export function watchHealth(target: Target, tally: ReturnType<typeof createTally>) {
  const memory = watchMemory(target)
  return {
    isReady: () =>
      target.fetch('/healthz').then(
        ({ ok }) => ok,
        () => false,
      ),
    finish(): CheckResult {
      const growth = memory.stop()
      tally.count(growth <= maxGrowthMegabytes, () => `the server grew by ${growth} MB`)
      const errors = target.output.text.split('\n').filter((line) => line.includes('"level":50'))
      tally.count(errors.length === 0, () => `the log has ${errors.length} errors, first: ${errors[0]?.slice(0, 300)}`)
      return tally.result(`memory grew by ${growth} MB`)
    },
  }
}
