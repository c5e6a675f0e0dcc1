import type { Check, Verdict } from './check.ts'

/**
 * Runs some checks at a time, in their order, and returns the verdicts in that order. Of those that share the families,
 * one runs at a time: another one would see what it changes.
 */
export async function runChecks(
  checks: Check[],
  checksAtOnce: number,
  perform: (check: Check) => Promise<Verdict>,
): Promise<Verdict[]> {
  const waiting = [...checks]
  const verdicts = new Map<Check, Verdict>()
  let areFamiliesInUse = false

  function takeNext(): Check | undefined {
    const index = waiting.findIndex(({ usesFamilies }) => !(usesFamilies && areFamiliesInUse))
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  async function runInTurn() {
    // When only checks of the families are left, whoever runs one takes the others too.
    for (let check = takeNext(); check; check = takeNext()) {
      if (check.usesFamilies) areFamiliesInUse = true
      verdicts.set(check, await perform(check))
      if (check.usesFamilies) areFamiliesInUse = false
    }
  }

  await Promise.all(Array.from({ length: checksAtOnce }, runInTurn))
  return checks.flatMap((check) => verdicts.get(check) ?? [])
}
