import type { Tally } from '../runner/check.ts'
import { watchMemory } from './memory.ts'
import type { Target } from './start-target.ts'

const maxGrowthMegabytes = 250

/** Whether the server answers this path. */
export const isServed = (target: Target, path: string) =>
  target.fetch(path).then(
    ({ ok }) => ok,
    () => false,
  )

/** Whether a server that was sent nonsense still answers, stays small and logs no errors. */
export function watchHealth(target: Target, tally: Tally) {
  const memory = watchMemory(target)
  return {
    isReady: () => isServed(target, '/healthz'),
    finish() {
      const growth = memory.stop()
      tally.count(growth <= maxGrowthMegabytes, () => `the server grew by ${growth} MB`)
      const errors = target.output.text.split('\n').filter((line) => line.includes('"level":50'))
      tally.count(errors.length === 0, () => `the log has ${errors.length} errors, first: ${errors[0]?.slice(0, 300)}`)
      return `memory grew by ${growth} MB`
    },
  }
}
