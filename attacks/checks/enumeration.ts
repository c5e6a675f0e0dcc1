import { compareAddresses, describeComparisons, maxDistinction } from '../requests/compare-addresses.ts'
import type { Check } from '../runner/check.ts'
import { behindProxy } from '../target/addresses.ts'
import { withTarget } from '../target/with-target.ts'

/** Nobody learns who has an account: neither from an answer nor from how the times of many answers are distributed. */
export const enumeration: Check = {
  name: 'enumeration',
  isLong: true,
  run: ({ tries, tally, report }) =>
    withTarget(behindProxy, async (target) => {
      const peopleCount = tries(200, 30)
      const limit = maxDistinction(peopleCount)
      const comparisons = await compareAddresses(target, peopleCount)
      report(describeComparisons(comparisons))
      for (const { name, differs, distinction } of comparisons) {
        tally.count(!differs, () => `${name}: the answers differ`)
        tally.count(
          distinction <= limit,
          () => `${name}: told apart by time in ${Math.round(distinction * 100)} % of pairs`,
        )
      }
      const worst = Math.max(...comparisons.map(({ distinction }) => distinction))
      return `told apart by time in ${Math.round(worst * 100)} % of pairs (a guess: 50 %)`
    }),
}
