import type { App } from '../runner/app-process.ts'
import type { Benchmark } from '../runner/benchmark.ts'
import { createTokens, readBench } from '../devices/create-tokens.ts'
import { connectDevices, withFleet } from './connect-fleets.ts'

/** The first devices load the code that a connection needs. */
const firstDevices = 500

/** The memory of a device that is connected and does nothing. */
export const idleSockets: Benchmark = {
  name: 'idle-sockets',
  unit: 'KB a socket',
  goal: { of: 'ours', atMost: 20 },
  run: async ({ quick, start }) => {
    const count = quick ? 2000 : 9500
    return {
      ours: [{ value: await kilobytesOfSocket(await start('chat'), count), cpu: null }],
      baseline: [{ value: await kilobytesOfSocket(await start('relay'), count), cpu: null }],
    }
  },
}

async function kilobytesOfSocket(app: App, count: number) {
  const tokens = await createTokens(app, firstDevices + count)
  return withFleet(async (fleet) => {
    await connectDevices(fleet, app, tokens.slice(0, firstDevices))
    const before = await readBench<number>(app, 'resident-bytes')
    await connectDevices(fleet, app, tokens.slice(firstDevices))
    return ((await readBench<number>(app, 'resident-bytes')) - before) / count / 1000
  })
}
