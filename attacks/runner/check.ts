import type { Families } from '../target/families.ts'

export interface CheckResult {
  tried: number
  passed: number
  /** The worst figure that was measured, with its unit, or what failed first; null if there is none. */
  worst: string | null
  /** Passes by default when everything tried has passed. */
  met?: boolean
}

export interface Check {
  name: string
  /** Left out of the short form. */
  isLong?: true
  /** Calls `families`, so that no other check that does so runs meanwhile. */
  usesFamilies?: true
  run: (context: CheckContext) => Promise<CheckResult>
}

export interface CheckContext {
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
  worst: string | null
  met: boolean
}

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
    get failures() {
      return tried - passed
    },
    /** `worst` is shown unless something failed. */
    result: (worst: string | null = null): CheckResult => ({ tried, passed, worst: firstFailure ?? worst }),
  }
}
