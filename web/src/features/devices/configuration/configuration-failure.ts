import type { ConfigurationProblem } from './configuration-progress.ts'

/** What a device has not answered by then, in milliseconds, it never will, whatever the Bluetooth stack still hopes. */
export const responseTimeoutMs = 10_000

/** Why setting up ended, for the parent to read. */
export class ConfigurationFailure extends Error {
  override name = 'SetUpFailure'
  problem: ConfigurationProblem

  constructor(problem: ConfigurationProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Fails with this problem if it takes longer; Bluetooth by itself may wait for minutes. */
export async function withTimeout<Result>(
  milliseconds: number,
  problem: ConfigurationProblem,
  work: Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new ConfigurationFailure(problem)), milliseconds)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
