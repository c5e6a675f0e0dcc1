import { setTimeout as delay } from 'node:timers/promises'
import type { Benchmark, Sample } from '../runner/benchmark.ts'
import { residentBytesOf } from '../runner/processes.ts'
import { connectChatDevice } from './chat-device.ts'

const deviceCount = 50
const pauseBetweenTurnsMs = 1000

/** The memory after 50 conversations of ten minutes, compared with the memory after a third of that time. */
export const longConversation: Benchmark = {
  name: 'long-conversation-memory',
  unit: 'MB',
  goal: { of: 'ratio', atMost: 1.15 },
  run: async ({ quick, start }) => {
    const minutes = quick ? 1 : 10
    const app = await start('chat')
    const tokens = (await (await fetch(`http://127.0.0.1:${app.port}/bench/devices/${deviceCount}`)).json()) as string[]
    const devices = await Promise.all(tokens.map((token) => connectChatDevice(app.port, token)))
    const until = performance.now() + minutes * 60_000
    const conversations = devices.map(async (device) => {
      while (performance.now() < until) {
        await device.takeTurn()
        await delay(pauseBetweenTurnsMs)
      }
    })
    await delay((minutes * 60_000) / 3)
    const early = await lowestMemory(app.pid)
    await Promise.all(conversations)
    const late = await lowestMemory(app.pid)
    for (const device of devices) device.close()
    return { ours: late, baseline: early }
  },
}

/** The lowest value within five seconds: memory that garbage collection frees is not a leak. */
async function lowestMemory(pid: number): Promise<Sample[]> {
  const megabytes: number[] = []
  for (let reading = 0; reading < 20; reading += 1) {
    megabytes.push(residentBytesOf(pid) / 1_000_000)
    await delay(250)
  }
  return [{ value: Math.min(...megabytes), cpu: null }]
}
