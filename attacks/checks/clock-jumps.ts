import { setTimeout as delay } from 'node:timers/promises'
import type { Check } from '../runner/check.ts'
import { signInDevice } from '../target/a-device.ts'
import { aSilentFamily, holdConversation, type Family } from '../target/families.ts'
import { aSuperadmin, call, signIn } from '../target/people.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'
import { findLost, startWriters } from '../target/writers.ts'

const hour = 3600
const day = 24 * hour

/** A clock that was set wrong, a machine that slept, a battery that died. */
const jumps = [
  { name: 'an hour forward', seconds: hour },
  { name: 'an hour back', seconds: -hour },
  { name: 'a day forward', seconds: day },
  { name: 'a day back', seconds: -day },
  { name: 'two years forward', seconds: 2 * 365 * day },
  { name: 'two years back', seconds: -2 * 365 * day },
]

/** The clock jumps while people write. Nothing is lost, and parents and devices can sign in and talk after each jump. */
export const clockJumps: Check = {
  name: 'clock-jumps',
  isLong: true,
  run: ({ tally, report }) =>
    withTarget({ movableClock: true, variables: { TRUST_PROXY: '1', LOG_LEVEL: 'warn' } }, async (target) => {
      const family = await aSilentFamily(target, await aSuperadmin(target))
      for (const { name, seconds } of jumps) {
        const writers = startWriters([target], { width: 4 })
        await delay(300)
        await target.clock.advance(seconds)
        await delay(300)
        await writers.stop()
        const lost = await findLost(target, writers.acknowledged)
        tally.count(lost.length === 0, () => `${name}: ${lost.length} of ${writers.acknowledged.length} writes lost`)
        const failures = [...writers.refusals.keys()]
        tally.count(failures.length === 0, () => `${name}: writes were refused with ${failures.join(', ')}`)
        const problem = await findProblem(target, family)
        tally.count(problem === null, () => `${name}: ${problem}`)
        report(`${name}: ${problem ?? 'everything works'}`)
      }
    }),
}

async function findProblem(target: Target, family: Family): Promise<string | null> {
  try {
    const parent = await signIn(target, family.parent.email)
    const { status } = await call(target, `GET /v1/accounts/${parent.accountId}/home`, { token: parent.token })
    if (status !== 200) return `the parent’s home page answered ${status}`
    const deviceToken = await signInDevice(target, family.ids.deviceId, family.deviceApiKey)
    await holdConversation(target, { ...family, parent, deviceToken })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
