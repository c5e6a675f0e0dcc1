import { readFileSync } from 'node:fs'

export interface Utterance {
  age: number
  /** What the child has said before it is silent. */
  said: string
  /** What follows after the pause; empty if the child has finished. */
  rest: string
  pauseMs: number
  expectedAnswers: string[]
}

const ages = [4, 7, 9]
/** Most pauses of children within a sentence last from a half to one second, a few much longer. */
const medianPauseMs = 800
const pauseDeviation = 0.45
const [minPauseMs, maxPauseMs] = [400, 2_000]

/** Sentences that a child interrupts at " / ", with pauses of a seeded log-normal distribution. */
export function readPausedUtterances(): Utterance[] {
  const random = createRandom(13)
  return read('paused.txt').map((utterance) => ({
    ...utterance,
    pauseMs: Math.min(maxPauseMs, Math.max(minPauseMs, medianPauseMs * Math.exp(pauseDeviation * normal(random)))),
  }))
}

export const readCompleteUtterances = () => read('complete.txt')

function read(name: string): Utterance[] {
  const lines = readFileSync(new URL(name, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line, index) => {
    const [sentence = '', expected = ''] = line.split(' => ')
    const [said = '', rest = ''] = sentence.split(' / ')
    const expectedAnswers = expected.split(', ').filter(Boolean)
    return { age: ages[index % ages.length] ?? 7, said, rest, pauseMs: 0, expectedAnswers }
  })
}

const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** Mulberry32. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
