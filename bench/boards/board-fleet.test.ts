import { expect, test } from 'vitest'
import { latenessOf } from './board-fleet.ts'

/** A server sends the first six at once, then one each 60 ms. */
const inTime = Array.from({ length: 12 }, (_, number) => 1000 + Math.max(0, number - 5) * 60)

test('frames that arrive in their pace are not late', () => {
  expect(latenessOf(inTime)).toEqual([0, 0, 0, 0, 0, 0])
})

test('a frame is as late as it arrives after its pace, also if the first one was', () => {
  expect(latenessOf(inTime.with(8, (inTime[8] ?? 0) + 25))).toEqual([0, 0, 25, 0, 0, 0])
  expect(latenessOf(inTime.with(6, (inTime[6] ?? 0) + 25))).toEqual([25, 0, 0, 0, 0, 0])
})

test('a server that cannot keep up is later with each frame', () => {
  const slow = inTime.map((at, number) => at + Math.max(0, number - 6) * 10)
  expect(latenessOf(slow)).toEqual([0, 10, 20, 30, 40, 50])
})
