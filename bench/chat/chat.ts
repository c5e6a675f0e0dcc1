import { setTimeout as delay } from 'node:timers/promises'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { cpuSecondsOf } from '../runner/processes.ts'
import { summarize } from '../runner/statistics.ts'
import type { FleetProcess } from '../devices/start-fleet.ts'
import { connectDevices as connectLightDevices, createTokens, readBench, withFleet } from '../sockets/connect-fleets.ts'
import { chunkMs, connectChatDevice } from './chat-device.ts'

/**
 * The coach ends a conversation in which nobody says anything, so children say something before each measurement. They
 * start and speak at different moments.
 */
const turnSeconds = 20

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
        delays.push((await device?.takeTurn()) ?? NaN)
      }
      return { value: summarize(delays).median, cpu: null }
    }
    await measure(ours.devices)
    await measure(baseline.devices)
    const samples = await interleave(quick ? 5 : 11, {
      ours: () => measure(ours.devices),
      baseline: () => measure(baseline.devices),
    })
    closeDevices(ours, baseline)
    return samples
  },
}

/** The CPU time per chunk of speech with 300 conversations at the same time. */
export const chatChunks: Benchmark = {
  name: 'chat-chunks',
  unit: 'ms of CPU a chunk',
  goal: { of: 'ratio', atMost: 1.2 },
  run: async ({ quick, start }) => {
    const seconds = quick ? 5 : 10
    const apps = { ours: await start('chat'), baseline: await start('relay') }
    const sides = { ours: await connectDevices(apps.ours, 300), baseline: await connectDevices(apps.baseline, 300) }
    const measure = async (side: keyof typeof apps) => {
      const { devices } = sides[side]
      await Promise.all(devices.map((device) => device.takeTurn()))
      const before = cpuSecondsOf(apps[side].pid)
      const chunks = await streamChunks(devices, seconds)
      if (devices.some((device) => device.hasEnded())) throw new Error('A conversation has ended.')
      const cpu = ((cpuSecondsOf(apps[side].pid) - before) * 1000) / chunks
      return { value: cpu, cpu }
    }
    await measure('ours')
    await measure('baseline')
    const samples = await interleave(quick ? 3 : 9, {
      ours: () => measure('ours'),
      baseline: () => measure('baseline'),
    })
    closeDevices(sides.ours, sides.baseline)
    return samples
  },
}

/** The 99th percentile of the delay of a chunk with 1,000 conversations at the same time. */
export const chatLateness: Benchmark = {
  name: 'chat-lateness',
  unit: 'ms at p99',
  goal: { of: 'ours', atMost: 20 },
  run: async ({ quick, start }) => {
    const app = await start('chat')
    const tokens = await createTokens(app, 1001)
    const measure = async (fleet: FleetProcess) => {
      await fleet.talk(turnSeconds, turnSeconds)
      await readBench(app, 'delays')
      const before = cpuSecondsOf(app.pid)
      const { chunks } = await fleet.talk(quick ? 5 : 10, null)
      const cpu = ((cpuSecondsOf(app.pid) - before) * 1000) / chunks
      const delays = (await readBench<number[]>(app, 'delays')).toSorted((left, right) => left - right)
      if (delays.length < chunks * 0.99) throw new Error(`Of ${chunks} chunks, ${delays.length} were heard in time.`)
      return { value: delays[Math.floor(delays.length * 0.99)] ?? NaN, cpu }
    }
    const measureFleet = (ofTokens: string[]) =>
      withFleet(async (fleet) => {
        await connectLightDevices(fleet, app, ofTokens)
        await fleet.startTalking(ofTokens.length, turnSeconds)
        await measure(fleet)
        const samples: Sample[] = []
        for (let round = 0; round < (quick ? 3 : 9); round += 1) samples.push(await measure(fleet))
        return samples
      })
    // One after the other: the coach ends conversations that wait for the other side.
    return { baseline: await measureFleet(tokens.slice(0, 1)), ours: await measureFleet(tokens.slice(1)) }
  },
}

async function connectDevices(app: App, count: number) {
  const tokens = await readBench<string[]>(app, `devices/${count}`)
  const devices = await Promise.all(
    Array.from({ length: count }, (_, index) => connectChatDevice(app.port, tokens[index] ?? '')),
  )
  return { devices }
}

function closeDevices(...groups: Pick<Awaited<ReturnType<typeof connectDevices>>, 'devices'>[]) {
  for (const { devices } of groups) for (const device of devices) device.close()
}

/** All devices send chunks in real time, spread over the length of a chunk. Returns the number of chunks. */
async function streamChunks(devices: Awaited<ReturnType<typeof connectDevices>>['devices'], seconds: number) {
  const startedAt = performance.now()
  const rounds = Math.round((seconds * 1000) / chunkMs)
  const groups = 16
  for (let step = 0; step < rounds * groups; step += 1) {
    const earlyMs = startedAt + (step * chunkMs) / groups - performance.now()
    if (earlyMs > 1) await delay(earlyMs)
    for (let index = step % groups; index < devices.length; index += groups) devices[index]?.sendChunk(false)
  }
  await delay(100)
  return rounds * devices.length
}
