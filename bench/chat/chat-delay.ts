import { interleave, type Benchmark } from '../runner/benchmark.ts'
import { summarize } from '../runner/statistics.ts'
import { connectChatDevice } from './chat-device.ts'

/** The server's own share of the time between the end of the child's speech and the first sound of the reply. */
export const chatDelay: Benchmark = {
  name: 'chat-delay',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 2 },
  run: async ({ quick, start }) => {
    const devices = {
      ours: await connectChatDevice(await start('chat')),
      baseline: await connectChatDevice(await start('relay')),
    }
    const samples = await interleave(quick ? 5 : 11, async (side) => {
      const delays: number[] = []
      for (let turn = 0; turn < (quick ? 40 : 200); turn += 1) delays.push(await devices[side].takeTurn())
      return { value: summarize(delays).median, cpu: null }
    })
    for (const device of Object.values(devices)) device.close()
    return samples
  },
}
