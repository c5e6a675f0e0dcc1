import type { Families } from '../target/families.ts'

export interface Check {
  name: string
  /** Left out of the short form. */
  isLong?: true
  /** Calls `families`, so that no other check that does so runs meanwhile. */
  usesFamilies?: true
  /** Returns the worst figure that was measured, with its unit, if there is one. It is shown unless something failed. */
  run: (context: CheckContext) => Promise<string | void>
}

export interface CheckContext {
  /** Everything that is tried is counted here. */
  tally: Tally
  /** The short form, which is part of `npm test`: fewer tries of the same kind. */
  isShort: boolean
  /** How often to try: `tries(10_000, 200)` in full and in short. */
  tries: (inFull: number, inShort: number) => number
  /**
   * A server with two families and superadmins, shared by the checks that leave it as it was. Checks that stop, fill or
   * flood a server start their own.
   */
  families: () => Promise<Families>
  /** Progress for the person who waits, on standard error. */
  report: (progress: string) => void
}

export interface Verdict {
  check: string
  tried: number
  passed: number
  /** What failed first, or the worst figure. */
  worst: string | null
  met: boolean
}

/** What each part of a check needs. */
export type Try = Pick<CheckContext, 'tries' | 'tally'>

export type Tally = ReturnType<typeof createTally>

/** Counts tries, and remembers the first failure. */
export function createTally() {
  let tried = 0
  let passed = 0
  let firstFailure: string | null = null
  return {
    count(hasPassed: boolean, describeFailure: () => string) {
      tried += 1
      if (hasPassed) passed += 1
      else firstFailure ??= describeFailure()
    },
    get tried() {
      return tried
    },
    get failures() {
      return tried - passed
    },
    /** A check that tried nothing has shown nothing. */
    verdict: (check: string, worst: string | null): Verdict => ({
      check,
      tried,
      passed,
      worst: firstFailure ?? worst,
      met: passed === tried && tried > 0,
    }),
  }
}
