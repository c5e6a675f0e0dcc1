import type { SetUpProblem } from './set-up.ts'

/** What a device has not answered by then, in milliseconds, it never will, whatever the Bluetooth stack still hopes. */
export const answeredWithin = 10_000

/** Why setting up ended, for the parent to read. */
export class SetUpFailure extends Error {
  override name = 'SetUpFailure'
  problem: SetUpProblem

  constructor(problem: SetUpProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

/** Fails with this problem if it takes longer; Bluetooth by itself may wait for minutes. */
export async function within<Result>(
  milliseconds: number,
  problem: SetUpProblem,
  work: Promise<Result>,
): Promise<Result> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new SetUpFailure(problem)), milliseconds)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}
