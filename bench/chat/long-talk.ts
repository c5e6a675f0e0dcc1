import { setTimeout as delay } from 'node:timers/promises'
import type { Benchmark, Sample } from '../benchmark.ts'
import { residentBytesOf } from '../processes.ts'
import { connectTalker } from './talker.ts'

const devices = 50
const betweenTurns = 1000

/** Fifty devices that talk for ten minutes: the memory at the end against that after the first third. */
export const longTalk: Benchmark = {
  name: 'long-talk-memory',
  unit: 'MB',
  goal: { of: 'ratio', atMost: 1.15 },
  run: async ({ quick, start }) => {
    const minutes = quick ? 1 : 10
    const app = await start('talking')
    const tokens = (await (await fetch(`http://127.0.0.1:${app.port}/bench/devices/${devices}`)).json()) as string[]
    const talkers = await Promise.all(tokens.map((token) => connectTalker(app.port, token)))
    const until = performance.now() + minutes * 60_000
    const talking = talkers.map(async (talker) => {
      while (performance.now() < until) {
        await talker.turn()
        await delay(betweenTurns)
      }
    })
    await delay((minutes * 60_000) / 3)
    const early = await settled(app.pid)
    await Promise.all(talking)
    const late = await settled(app.pid)
    for (const talker of talkers) talker.close()
    return { ours: late, anchor: early }
  },
}

/** The lowest of a few seconds: what comes and goes with the collection of garbage is no leak. */
async function settled(pid: number): Promise<Sample[]> {
  const seen: number[] = []
  for (let look = 0; look < 20; look += 1) {
    seen.push(residentBytesOf(pid) / 1_000_000)
    await delay(250)
  }
  return [{ value: Math.min(...seen), cpu: null }]
}
