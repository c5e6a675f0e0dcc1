import { expect, test } from 'vitest'
import { createSampleHistory } from './sample-history.ts'

/** Each sample is its own position. */
const samples = (from: number, to: number) => Float32Array.from({ length: to - from }, (_, at) => from + at)

function historyOf(count: number, pieceLength: number) {
  const history = createSampleHistory(100)
  for (let from = 0; from < count; from += pieceLength) history.add(samples(from, from + pieceLength))
  return history
}

test('samples are read by their position, however many came before them', () => {
  for (const pieceLength of [1, 7, 50]) {
    const history = historyOf(700, pieceLength)
    expect([history.start(), history.end()]).toEqual([600, 700])
    expect(history.read(630, 660)).toEqual(samples(630, 660))
  }
})

test('what is not known is left out', () => {
  const history = historyOf(200, 20)
  expect(history.read(50, 110)).toEqual(samples(100, 110))
  expect(history.read(190, 300)).toEqual(samples(190, 200))
  expect(history.read(0, 50)).toEqual(samples(0, 0))
})

test('what was discarded is replaced by what comes next', () => {
  const history = historyOf(60, 20)
  history.endAt(30.4)
  history.add(Float32Array.of(-1, -2))
  expect(history.read(28, 40)).toEqual(Float32Array.of(28, 29, -1, -2))
  history.endAt(-5)
  expect(history.isEmpty()).toBe(true)
})

test('a piece that is longer than the history leaves its end', () => {
  const history = createSampleHistory(100)
  history.add(samples(0, 250))
  expect([history.start(), history.end()]).toEqual([150, 250])
  expect(history.read(0, 500)).toEqual(samples(150, 250))
})
