import { interleave, type Benchmark } from '../runner/benchmark.ts'
import { cpuSecondsOf } from '../runner/processes.ts'
import { connectDevices, createTokens, withFleet } from './connect-fleets.ts'

/** How many devices with a token come online in a second: authenticated, stored as online, and with their first status. */
export const connects: Benchmark = {
  name: 'connects',
  unit: 'connects a second',
  goal: { of: 'ours', atLeast: 1000 },
  run: async ({ quick, start }) => {
    const count = quick ? 1000 : 2000
    const apps = { ours: await start('chat'), baseline: await start('relay') }
    return withFleet(async (fleet) => {
      const measure = async (side: keyof typeof apps) => {
        const app = apps[side]
        const tokens = await createTokens(app, count)
        const before = cpuSecondsOf(app.pid)
        const seconds = await connectDevices(fleet, app, tokens)
        const cpu = ((cpuSecondsOf(app.pid) - before) * 1000) / count
        await fleet.close()
        return { value: count / seconds, cpu }
      }
      await measure('ours')
      await measure('baseline')
      return interleave(quick ? 3 : 5, { ours: () => measure('ours'), baseline: () => measure('baseline') })
    })
  },
}
