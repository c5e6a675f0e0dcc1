import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { childSpeech } from '@pipit/contract/chat/events'
import { createBoardEncoder } from '@pipit/device/boards/opus'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import { callProcess, type Remote } from '../devices/call-process.ts'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { cpuSecondsOf } from '../runner/processes.ts'
import { readBench } from '../sockets/connect-fleets.ts'
import { summarize } from '../runner/statistics.ts'
import { connectTalkingBoard } from './board-turns.ts'
import { frameMs, type BoardTarget, type createBoardFleet } from './board-fleet.ts'

type Fleet = ReturnType<typeof createBoardFleet>

const program = fileURLToPath(new URL('board-fleet-program.ts', import.meta.url))
const boardCount = 200
const frameSamples = (childSpeech.rate * frameMs) / 1000
/** Starting a conversation is far more work than a frame, and children do not do so at the same moment. */
const startSeconds = 20
const talkSeconds = 2
const childSentence = 'My little brown dog ran into the garden, and then it came back with a frog.'

/** The CPU time per frame of Opus with 200 boards sending a child's speech at the same time. */
export const boardFrames: Benchmark = {
  name: 'board-frames',
  unit: 'ms of CPU a frame',
  goal: { of: 'ratio', atMost: 1.5 },
  run: async ({ quick, start }) => {
    const packets = await recordPackets()
    const apps = { ours: await start('boards'), baseline: await start('bare boards') }
    const targets = await readBench<BoardTarget[]>(apps.ours, `boards/${boardCount}`)
    const { port } = apps.baseline
    return withFleets(async (ours, baseline) => {
      await ours.connect(targets)
      await ours.start(startSeconds)
      await baseline.connect(targets.map((target) => ({ ...target, port })))
      const fleets = { ours, baseline }
      const measure = async (side: keyof typeof apps) => {
        // The coach ends a conversation in which nobody says anything.
        if (side === 'ours') await ours.talk(talkSeconds)
        await readBench(apps.ours, 'heard')
        const before = cpuSecondsOf(apps[side].pid)
        const frames = await fleets[side].stream(packets, quick ? 5 : 10)
        if (side === 'ours') await waitUntilHeard(apps.ours, frames)
        const cpu = ((cpuSecondsOf(apps[side].pid) - before) * 1000) / frames
        if ((await fleets[side].openCount()) < boardCount) throw new Error('A connection has ended.')
        return { value: cpu, cpu }
      }
      await measure('ours')
      await measure('baseline')
      return interleave(quick ? 3 : 9, { ours: () => measure('ours'), baseline: () => measure('baseline') })
    })
  },
}

/** The server's own share of the time between the end of the child's speech and the moment when its board speaks. */
export const boardDelay: Benchmark = {
  name: 'board-delay',
  unit: 'ms',
  goal: { of: 'ratio', atMost: 2 },
  run: async ({ quick, start }) => {
    const [app, bare] = [await start('boards that are heard'), await start('bare boards')]
    const [target] = await readBench<BoardTarget[]>(app, 'boards/1')
    if (!target) throw new Error('There is no board.')
    const targets = { ours: target, baseline: { ...target, port: bare.port } }
    const measure = async (side: keyof typeof targets) => {
      // Another conversation each time: the coach ends one in which nobody says anything.
      const board = await connectTalkingBoard(targets[side])
      if (side === 'ours') await board.start()
      const delays: number[] = []
      for (let turn = 0; turn < (quick ? 40 : 200); turn += 1) delays.push(await board.takeTurn())
      board.close()
      return { value: summarize(delays).median, cpu: null }
    }
    await measure('ours')
    await measure('baseline')
    const samples = await interleave(quick ? 5 : 11, {
      ours: () => measure('ours'),
      baseline: () => measure('baseline'),
    })
    return samples
  },
}

/** The 99th percentile of how late a frame of the coach's speech arrives, while it speaks to 200 boards. */
export const boardLateness: Benchmark = {
  name: 'board-lateness',
  unit: 'ms at p99',
  goal: { of: 'ours', atMost: 20 },
  run: async ({ quick, start }) => {
    const app = await start('boards')
    const rounds = quick ? 2 : 6
    return { baseline: await measureLateness(app, 1, rounds), ours: await measureLateness(app, boardCount, rounds) }
  },
}

async function measureLateness(app: App, count: number, rounds: number): Promise<Sample[]> {
  const targets = await readBench<BoardTarget[]>(app, `boards/${count}`)
  return withFleets(async (fleet) => {
    await fleet.connect(targets)
    await fleet.start(startSeconds * (count / boardCount))
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuSecondsOf(app.pid)
      const { latenessMs, frames } = await fleet.talk(talkSeconds)
      const cpu = ((cpuSecondsOf(app.pid) - before) * 1000) / frames
      const sorted = latenessMs.toSorted((one, other) => one - other)
      samples.push({ value: sorted[Math.floor(sorted.length * 0.99)] ?? NaN, cpu })
    }
    return samples
  })
}

/** A server that drops frames would be fast. One on a busy machine may be a few seconds behind. */
async function waitUntilHeard(app: App, frames: number) {
  const sent = (frames * frameSamples) / childSpeech.chunkSamples
  let heard = 0
  for (let attempt = 0; attempt < 50; attempt += 1) {
    heard += (await readBench<{ chunks: number }>(app, 'heard')).chunks
    if (heard >= sent * 0.98) return
    await delay(100)
  }
  throw new Error(`Of ${Math.round(sent)} chunks, ${heard} were heard.`)
}

/** What a board sends of a spoken sentence. */
async function recordPackets(): Promise<string[]> {
  const speech = createEmbeddedSpeech({ workers: 1 })
  const samples = await recordSpeech(speech, childSentence)
  await speech.close()
  const encode = createBoardEncoder()
  return Array.from({ length: Math.floor(samples.length / frameSamples) }, (_, frame) =>
    Buffer.from(encode(samples.subarray(frame * frameSamples, (frame + 1) * frameSamples))).toString('hex'),
  )
}

/** Two processes of boards, which are stopped when the benchmark ends, however it ends. */
async function withFleets<Result>(run: (one: Remote<Fleet>, other: Remote<Fleet>) => Promise<Result>) {
  const startFleet = () => callProcess<Fleet>(program, ['connect', 'start', 'talk', 'stream', 'openCount', 'close'])
  const fleets = [startFleet(), startFleet()] as const
  try {
    return await run(...fleets)
  } finally {
    await Promise.all(fleets.map((fleet) => fleet.stop()))
  }
}
