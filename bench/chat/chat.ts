import { setTimeout as delay } from 'node:timers/promises'
import type { App } from '../app-process.ts'
import { interleave, type Benchmark } from '../benchmark.ts'
import { cpuOf } from '../processes.ts'
import { summarise } from '../statistics.ts'
import { connectTalker, frameMilliseconds } from './talker.ts'

/** What the server itself adds between the last of a child's words and the first sound of the answer. */
export const chatDelay: Benchmark = {
  name: 'chat-delay',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 2 },
  run: async ({ quick, start }) => {
    const [ours, anchor] = [await talking(await start('talking'), 1), await talking(await start('relay'), 1)]
    const turns = quick ? 40 : 200
    const measure = async ([talker]: typeof ours.talkers) => {
      const delays: number[] = []
      for (let turn = 0; turn < turns; turn += 1) {
        delays.push((await talker?.turn()) ?? NaN)
      }
      return { value: summarise(delays).median, cpu: null }
    }
    await measure(ours.talkers)
    await measure(anchor.talkers)
    const samples = await interleave(quick ? 5 : 11, {
      ours: () => measure(ours.talkers),
      anchor: () => measure(anchor.talkers),
    })
    hangUp(ours, anchor)
    return samples
  },
}

/** What a frame of speech costs, with three hundred devices that talk at the same time. */
export const chatFrames: Benchmark = {
  name: 'chat-frames',
  unit: 'ms of CPU a frame',
  goal: { of: 'ratio', atMost: 1.2 },
  run: async ({ quick, start }) => {
    const seconds = quick ? 5 : 20
    const apps = { ours: await start('talking'), anchor: await start('relay') }
    const sides = { ours: await talking(apps.ours, 300), anchor: await talking(apps.anchor, 300) }
    const measure = async (side: keyof typeof apps) => {
      const before = cpuOf(apps[side].pid)
      const frames = await stream(sides[side].talkers, seconds)
      const cpu = ((cpuOf(apps[side].pid) - before) * 1000) / frames
      return { value: cpu, cpu }
    }
    await measure('ours')
    await measure('anchor')
    const samples = await interleave(quick ? 3 : 9, { ours: () => measure('ours'), anchor: () => measure('anchor') })
    hangUp(sides.ours, sides.anchor)
    return samples
  },
}

/** How late the latest of a hundred frames comes, with three hundred devices that talk at the same time. */
export const chatLateness: Benchmark = {
  name: 'chat-lateness',
  unit: 'ms at p99',
  goal: { of: 'ours', atMost: 20 },
  run: async ({ quick, start }) => {
    const app = await start('talking')
    const { talkers } = await talking(app, 300)
    const measure = async (some: typeof talkers) => {
      await read(app, 'delays')
      await stream(some, quick ? 5 : 20)
      const delays = (await read<number[]>(app, 'delays')).toSorted((one, other) => one - other)
      return { value: delays[Math.floor(delays.length * 0.99)] ?? NaN, cpu: null }
    }
    await measure(talkers)
    // The anchor: the same server with a single talking device.
    const samples = await interleave(quick ? 3 : 9, {
      ours: () => measure(talkers),
      anchor: () => measure(talkers.slice(0, 1)),
    })
    hangUp({ talkers })
    return samples
  },
}

async function talking(app: App, count: number) {
  const tokens = await read<string[]>(app, `devices/${count}`)
  const talkers = await Promise.all(
    Array.from({ length: count }, (_, place) => connectTalker(app.port, tokens[place] ?? '')),
  )
  return { talkers }
}

function hangUp(...groups: Pick<Awaited<ReturnType<typeof talking>>, 'talkers'>[]) {
  for (const { talkers } of groups) for (const talker of talkers) talker.close()
}

/** All of them speak in the pace of a microphone, each at another moment. Gives the number of frames. */
async function stream(talkers: Awaited<ReturnType<typeof talking>>['talkers'], seconds: number) {
  const began = performance.now()
  const steps = Math.round((seconds * 1000) / frameMilliseconds)
  const groups = 16
  for (let step = 0; step < steps * groups; step += 1) {
    const early = began + (step * frameMilliseconds) / groups - performance.now()
    if (early > 1) await delay(early)
    for (let place = step % groups; place < talkers.length; place += groups) talkers[place]?.frame(false)
  }
  await delay(100)
  return steps * talkers.length
}

async function read<Answer>({ port }: App, path: string): Promise<Answer> {
  return (await (await fetch(`http://127.0.0.1:${port}/bench/${path}`)).json()) as Answer
}
