import type { ConfigurationProblem } from './configuration-progress.ts'

/** A device that has not responded by then never will, even if the Bluetooth stack keeps waiting. */
export const responseTimeoutMs = 10_000

/** Why the configuration failed; the parent reads the text of the problem. */
export class ConfigurationFailure extends Error {
  override name = 'ConfigurationFailure'
  problem: ConfigurationProblem

  constructor(problem: ConfigurationProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Fails with this problem after a timeout; Bluetooth itself may wait for minutes. */
export async function withTimeout<Result>(
  milliseconds: number,
  problem: ConfigurationProblem,
  work: Promise<Result>,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeout.reject(new ConfigurationFailure(problem)), milliseconds)
  return Promise.race([work, timeout.promise]).finally(() => clearTimeout(timer))
}
