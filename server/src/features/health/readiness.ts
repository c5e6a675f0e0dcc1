/** Resolves to what is wrong, as a sentence for operators, or to null. It may throw, and it may hang. */
export type ReadinessCheck = () => Promise<string | null>

/** Each part without which this process cannot serve, by a noun that follows "The". */
export type ReadinessChecks = Record<string, ReadinessCheck>

interface Failure {
  part: string
  reason: string
  /** What the check threw; undefined if it resolved to a reason. */
  error?: unknown
}

/**
 * Runs all checks at the same time and resolves to those that failed. One that takes longer than `timeoutMs` has failed.
 * Its next call waits for the same answer: many probes of a frozen database must not take all connections to it.
 */
export function createReadiness(checks: ReadinessChecks, timeoutMs = 2000) {
  const running = new Map<string, Promise<string | null>>()

  return async function findFailures(): Promise<Failure[]> {
    const results = await Promise.all(Object.entries(checks).map(([part, check]) => perform(part, check)))
    return results.filter((result) => result !== null)
  }

  async function perform(part: string, check: ReadinessCheck): Promise<Failure | null> {
    try {
      const reason = await withTimeout(part, join(part, check))
      return reason === null ? null : { part, reason }
    } catch (error) {
      return { part, reason: `The ${part} is unavailable.`, error }
    }
  }

  function join(part: string, check: ReadinessCheck) {
    const answer = running.get(part) ?? check().finally(() => running.delete(part))
    running.set(part, answer)
    return answer
  }

  async function withTimeout(part: string, answer: Promise<string | null>) {
    const timeout = Promise.withResolvers<string>()
    const timer = setTimeout(timeout.resolve, timeoutMs, `The ${part} does not answer within ${timeoutMs / 1000} s.`)
    return Promise.race([answer, timeout.promise]).finally(() => clearTimeout(timer))
  }
}
