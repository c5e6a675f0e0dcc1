import { attacks } from '../known/attacks.ts'
import { forEachInParallel } from '../requests/send.ts'
import type { Attack } from '../runner/attack.ts'
import type { Check } from '../runner/check.ts'

/** Most attacks wait for servers to start and for times to pass. */
const attacksAtOnce = 3

/** None of the attacks that once got through succeeds any more. */
export const knownAttacks: Check = {
  name: 'known-attacks',
  isLong: true,
  async run({ tally, report }) {
    const attack = async ({ name, attempt }: Attack) => {
      const startedAt = performance.now()
      // An attack that cannot be carried out has shown nothing, so it counts as one that succeeded.
      const { succeeded, evidence } = await attempt({}).catch((error: unknown) => ({
        succeeded: true,
        evidence: `not carried out: ${String(error)}`,
      }))
      const seconds = Math.round((performance.now() - startedAt) / 1000)
      report(`${name}: ${succeeded ? 'SUCCEEDED' : 'failed'} after ${seconds} s`)
      tally.count(!succeeded, () => `${name}: ${evidence}`)
    }
    const isAlone = ({ measuresTime }: Attack) => measuresTime === true
    await forEachInParallel(attacks.filter(isAlone), 1, attack)
    await forEachInParallel(
      attacks.filter((each) => !isAlone(each)),
      attacksAtOnce,
      attack,
    )
  },
}
