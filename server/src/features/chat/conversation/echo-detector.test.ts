import { expect, test } from 'vitest'
import { createEchoDetector } from './echo-detector.ts'

const chunkMs = 64
const chunkSamples = 1_024

/** A buzz whose pitch and loudness change as in speech; another seed is another sentence. */
function voice(milliseconds: number, rate: number, seed: number) {
  let phase = 0
  return Int16Array.from({ length: (milliseconds * rate) / 1_000 }, (_, at) => {
    const time = at / rate
    phase += (2 * Math.PI * (200 + 60 * Math.sin(seed + 7 * time) + 30 * Math.sin(seed * 3 + 17 * time))) / rate
    const loudness = 0.55 + 0.45 * Math.sin(seed * 5 + 26 * time)
    return 6_000 * loudness * (Math.sin(phase) + 0.5 * Math.sin(2 * phase + seed) + 0.3 * Math.sin(3 * phase))
  })
}

/** The microphone's chunks up to a moment of the echo, which is late and quiet. */
function chunksUpTo(samples: Int16Array, endMs: number, gain: number, delayMs: number) {
  const end = ((endMs - delayMs) * 16_000) / 1_000
  return [6, 5, 4, 3, 2, 1].map((chunksToEnd) => {
    const from = Math.round(end - chunksToEnd * chunkSamples)
    return Int16Array.from({ length: chunkSamples }, (_, at) => gain * (samples[from + at] ?? 0))
  })
}

/** The coach has spoken for two seconds, and the device has just reported so. */
function afterTwoSeconds() {
  let time = 0
  const echo = createEchoDetector(() => time)
  echo.addCoachSpeech('s', voice(4_000, 24_000, 1))
  time = 2_000
  echo.reportPlayed('s', 2_000)
  return { echo, wait: (milliseconds: number) => (time += milliseconds) }
}

test('the coach is recognised with any delay up to a second and at any loudness', () => {
  const { echo } = afterTwoSeconds()
  const coach = voice(4_000, 16_000, 1)
  for (const delayMs of [-200, 0, 33, 150, 477, 900])
    for (const gain of [1, 0.1, 0.03]) expect(echo.isEcho(chunksUpTo(coach, 2_000, gain, delayMs))).toBe(true)
})

test('a child is not an echo, also above an echo that is quieter', () => {
  const { echo } = afterTwoSeconds()
  const [coach, child] = [
    chunksUpTo(voice(4_000, 16_000, 1), 2_000, 0.1, 100),
    chunksUpTo(voice(4_000, 16_000, 5), 2_000, 0.4, 0),
  ]
  expect(echo.isEcho(child)).toBe(false)
  expect(echo.isEcho(coach)).toBe(true)
  expect(echo.isEcho(child.map((chunk, index) => chunk.map((sample, at) => sample + (coach[index]?.[at] ?? 0))))).toBe(
    false,
  )
})

test('the end of an echo that becomes too quiet to recognise is not taken for a child', () => {
  const { echo, wait } = afterTwoSeconds()
  expect(echo.isEcho(chunksUpTo(voice(4_000, 16_000, 1), 2_000, 0.1, 0))).toBe(true)
  wait(chunkMs)
  expect(echo.isEcho(chunksUpTo(voice(4_000, 16_000, 9), 2_000, 0.02, 0))).toBe(true)
})

test('nothing is an echo long after the coach has stopped', () => {
  const { echo, wait } = afterTwoSeconds()
  echo.stopPlayback()
  wait(5_000)
  expect(echo.isEcho(chunksUpTo(voice(4_000, 16_000, 1), 2_000, 0.1, 0))).toBe(false)
})
