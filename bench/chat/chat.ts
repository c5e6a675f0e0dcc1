import { setTimeout as delay } from 'node:timers/promises'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark } from '../runner/benchmark.ts'
import { cpuOf } from '../runner/processes.ts'
import { summarise } from '../runner/statistics.ts'
import { connectChatDevice, frameMs } from './chat-device.ts'

/** The server's own share of the time between the end of the child's speech and the first sound of the reply. */
export const chatDelay: Benchmark = {
  name: 'chat-delay',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 2 },
  run: async ({ quick, start }) => {
    const [ours, baseline] = [
      await connectDevices(await start('chat'), 1),
      await connectDevices(await start('relay'), 1),
    ]
    const turns = quick ? 40 : 200
    const measure = async ([device]: typeof ours.devices) => {
      const delays: number[] = []
      for (let turn = 0; turn < turns; turn += 1) {
        delays.push((await device?.turn()) ?? NaN)
      }
      return { value: summarise(delays).median, cpu: null }
    }
    await measure(ours.devices)
    await measure(baseline.devices)
    const samples = await interleave(quick ? 5 : 11, {
      ours: () => measure(ours.devices),
      baseline: () => measure(baseline.devices),
    })
    hangUp(ours, baseline)
    return samples
  },
}

/** The CPU time of a frame of speech with three hundred conversations at the same time. */
export const chatFrames: Benchmark = {
  name: 'chat-frames',
  unit: 'ms of CPU a frame',
  goal: { of: 'ratio', atMost: 1.2 },
  run: async ({ quick, start }) => {
    const seconds = quick ? 5 : 20
    const apps = { ours: await start('chat'), baseline: await start('relay') }
    const sides = { ours: await connectDevices(apps.ours, 300), baseline: await connectDevices(apps.baseline, 300) }
    const measure = async (side: keyof typeof apps) => {
      const before = cpuOf(apps[side].pid)
      const frames = await stream(sides[side].devices, seconds)
      const cpu = ((cpuOf(apps[side].pid) - before) * 1000) / frames
      return { value: cpu, cpu }
    }
    await measure('ours')
    await measure('baseline')
    const samples = await interleave(quick ? 3 : 9, {
      ours: () => measure('ours'),
      baseline: () => measure('baseline'),
    })
    hangUp(sides.ours, sides.baseline)
    return samples
  },
}

/** The delay of the slowest of a hundred frames with three hundred conversations at the same time. */
export const chatLateness: Benchmark = {
  name: 'chat-lateness',
  unit: 'ms at p99',
  goal: { of: 'ours', atMost: 20 },
  run: async ({ quick, start }) => {
    const app = await start('chat')
    const { devices } = await connectDevices(app, 300)
    const measure = async (some: typeof devices) => {
      await read(app, 'delays')
      await stream(some, quick ? 5 : 20)
      const delays = (await read<number[]>(app, 'delays')).toSorted((one, other) => one - other)
      return { value: delays[Math.floor(delays.length * 0.99)] ?? NaN, cpu: null }
    }
    await measure(devices)
    // The baseline: the same server with a single conversation.
    const samples = await interleave(quick ? 3 : 9, {
      ours: () => measure(devices),
      baseline: () => measure(devices.slice(0, 1)),
    })
    hangUp({ devices })
    return samples
  },
}

async function connectDevices(app: App, count: number) {
  const tokens = await read<string[]>(app, `devices/${count}`)
  const devices = await Promise.all(
    Array.from({ length: count }, (_, place) => connectChatDevice(app.port, tokens[place] ?? '')),
  )
  return { devices }
}

function hangUp(...groups: Pick<Awaited<ReturnType<typeof connectDevices>>, 'devices'>[]) {
  for (const { devices } of groups) for (const device of devices) device.close()
}

/** All of them send frames in real time, spread over the length of a frame. Returns the number of frames. */
async function stream(devices: Awaited<ReturnType<typeof connectDevices>>['devices'], seconds: number) {
  const began = performance.now()
  const steps = Math.round((seconds * 1000) / frameMs)
  const groups = 16
  for (let step = 0; step < steps * groups; step += 1) {
    const early = began + (step * frameMs) / groups - performance.now()
    if (early > 1) await delay(early)
    for (let place = step % groups; place < devices.length; place += groups) devices[place]?.frame(false)
  }
  await delay(100)
  return steps * devices.length
}

async function read<Answer>({ port }: App, path: string): Promise<Answer> {
  return (await (await fetch(`http://127.0.0.1:${port}/bench/${path}`)).json()) as Answer
}
