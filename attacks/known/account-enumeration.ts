import { compareAddresses, describeComparisons, maxDistinction } from '../requests/compare-addresses.ts'
import { onTarget, type Attack } from '../runner/attack.ts'
import { behindProxy } from '../target/addresses.ts'

const peopleCount = 60

export const accountEnumeration: Attack = {
  name: 'account-enumeration',
  aim: 'find out whether somebody has an account here, by what the server responds or how long it takes',
  measuresTime: true,
  attempt: onTarget(behindProxy, async (target) => {
    const comparisons = await compareAddresses(target, peopleCount)
    const limit = maxDistinction(peopleCount)
    return {
      succeeded: comparisons.some(({ differs, distinction }) => differs || distinction > limit),
      evidence: describeComparisons(comparisons),
    }
  }),
}
