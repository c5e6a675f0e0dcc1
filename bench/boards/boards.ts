import { setTimeout as delay } from 'node:timers/promises'
import { childSpeech } from '@pipit/contract/chat/events'
import { createBoardEncoder } from '@pipit/device/boards/opus'
import { createEmbeddedSpeech } from '@pipit/voice/embedded/embedded-speech'
import { recordSpeech } from '@pipit/voice/testing/record-speech'
import { cpuSecondsOf } from '@pipit/test-kit/processes'
import { startBoardFleet, type BoardFleetProcess } from '../devices/start-fleet.ts'
import type { App } from '../runner/app-process.ts'
import { interleave, type Benchmark, type Sample } from '../runner/benchmark.ts'
import { readBench } from '../devices/create-tokens.ts'
import { quantile, summarize } from '../runner/statistics.ts'
import { connectTalkingBoard } from './board-turns.ts'
import { createBoards, frameMs } from './board-socket.ts'

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
    const targets = await createBoards(apps.ours, boardCount)
    const { port } = apps.baseline
    return withFleets(async (ours, baseline) => {
      await ours.connect(targets)
      await ours.start(startSeconds)
      await baseline.connect(targets.map((target) => ({ ...target, port })))
      const fleets = { ours, baseline }
      return interleave(quick ? 3 : 9, async (side) => {
        // The coach ends a conversation in which nobody says anything.
        if (side === 'ours') await ours.talk(talkSeconds)
        await readBench(apps.ours, 'heard-chunks')
        const before = cpuSecondsOf(apps[side].pid)
        const frames = await fleets[side].stream(packets, quick ? 5 : 10)
        if (side === 'ours') await waitUntilHeard(apps.ours, frames)
        const cpu = ((cpuSecondsOf(apps[side].pid) - before) * 1000) / frames
        if ((await fleets[side].openCount()) < boardCount) throw new Error('A connection has ended.')
        return { value: cpu, cpu }
      })
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
    const [target] = await createBoards(app, 1)
    if (!target) throw new Error('There is no board.')
    const targets = { ours: target, baseline: { ...target, port: bare.port } }
    return interleave(quick ? 5 : 11, async (side) => {
      // Each round has a conversation of its own, because the coach ends one in which nobody says anything.
      const board = await connectTalkingBoard(targets[side])
      if (side === 'ours') await board.start()
      const delays: number[] = []
      for (let turn = 0; turn < (quick ? 40 : 200); turn += 1) delays.push(await board.takeTurn())
      board.close()
      return { value: summarize(delays).median, cpu: null }
    })
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
  const targets = await createBoards(app, count)
  return withFleets(async (fleet) => {
    await fleet.connect(targets)
    await fleet.start(startSeconds * (count / boardCount))
    const samples: Sample[] = []
    for (let round = 0; round < rounds; round += 1) {
      const before = cpuSecondsOf(app.pid)
      const { latenessMs, frames } = await fleet.talk(talkSeconds)
      const cpu = ((cpuSecondsOf(app.pid) - before) * 1000) / frames
      samples.push({ value: quantile(latenessMs, 0.99), cpu })
    }
    return samples
  })
}

/** A server that drops frames would be fast, so it must have heard them. On a busy machine it may be some seconds behind. */
async function waitUntilHeard(app: App, frames: number) {
  const sent = (frames * frameSamples) / childSpeech.chunkSamples
  let heard = 0
  for (let attempt = 0; attempt < 50; attempt += 1) {
    heard += await readBench<number>(app, 'heard-chunks')
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
async function withFleets<Result>(run: (one: BoardFleetProcess, other: BoardFleetProcess) => Promise<Result>) {
  const fleets = [startBoardFleet(), startBoardFleet()] as const
  try {
    return await run(...fleets)
  } finally {
    await Promise.all(fleets.map((fleet) => fleet.stop()))
  }
}
