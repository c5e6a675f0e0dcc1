import { attacks } from '../attacks/attacks.ts'
import { createTally, type Check } from '../runner/check.ts'

/** None of the attacks that once got through succeeds any more. */
export const knownAttacks: Check = {
  name: 'known-attacks',
  isLong: true,
  async run({ report }) {
    const tally = createTally()
    for (const { name, attempt } of attacks) {
      report(name)
      // An attack that cannot be carried out has shown nothing, so it counts as one that succeeded.
      const { succeeded, evidence } = await attempt({}).catch((error: unknown) => ({
        succeeded: true,
        evidence: `not carried out: ${String(error)}`,
      }))
      tally.count(!succeeded, () => `${name}: ${evidence}`)
    }
    return tally.result()
  },
}
