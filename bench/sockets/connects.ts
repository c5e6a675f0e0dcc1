import { cpuSecondsOf } from '@pipit/test-kit/processes'
import { interleave, type Benchmark } from '../runner/benchmark.ts'
import { createTokens } from '../devices/create-tokens.ts'
import { connectDevices, withFleet } from './connect-fleets.ts'

/** How many devices with a token come online in a second: authenticated, stored as online, and with their first status. */
export const connects: Benchmark = {
  name: 'connects',
  unit: 'connects a second',
  goal: { of: 'ours', atLeast: 1000 },
  run: async ({ quick, start }) => {
    const count = quick ? 1000 : 2000
    const apps = { ours: await start('chat'), baseline: await start('relay') }
    return withFleet(async (fleet) => {
      return interleave(quick ? 3 : 5, async (side) => {
        const app = apps[side]
        const tokens = await createTokens(app, count)
        const before = cpuSecondsOf(app.pid)
        const seconds = await connectDevices(fleet, app, tokens)
        const cpu = ((cpuSecondsOf(app.pid) - before) * 1000) / count
        await fleet.close()
        return { value: count / seconds, cpu }
      })
    })
  },
}
