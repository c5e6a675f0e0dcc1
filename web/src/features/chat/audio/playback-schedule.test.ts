import { expect, test } from 'vitest'
import { createPlaybackSchedule } from './playback-schedule.ts'

test('pieces are played one after another without a gap', () => {
  const schedule = createPlaybackSchedule()
  const first = schedule.append('a', 0.5, 10)
  expect(first).toBeGreaterThan(10)
  expect(schedule.append('a', 0.25, 10.1)).toBe(first + 0.5)
  expect(schedule.append('b', 1, 10.2)).toBe(first + 0.75)
})

test('after a pause the next piece is played soon and not in the past', () => {
  const schedule = createPlaybackSchedule()
  schedule.append('a', 0.5, 10)
  expect(schedule.append('b', 0.5, 30)).toBeGreaterThan(30)
})

test('a report covers what was played and not what is still to come', () => {
  const schedule = createPlaybackSchedule()
  const start = schedule.append('a', 1, 0)
  schedule.append('b', 1, 0)
  expect(schedule.report(start - 0.01)).toEqual([])
  expect(schedule.report(start + 0.2)).toEqual([{ sentence: 'a', milliseconds: 200 }])
  expect(schedule.report(start + 0.2)).toEqual([])
  expect(schedule.report(start + 1.3)).toEqual([
    { sentence: 'a', milliseconds: 1000 },
    { sentence: 'b', milliseconds: 300 },
  ])
})

test('a gap before a late piece does not count as played speech', () => {
  const schedule = createPlaybackSchedule()
  const start = schedule.append('a', 0.5, 0)
  const late = schedule.append('a', 0.5, start + 2)
  expect(schedule.report(late)).toEqual([{ sentence: 'a', milliseconds: 500 }])
  expect(schedule.report(late + 9)).toEqual([{ sentence: 'a', milliseconds: 1000 }])
})

test('the end of a complete sentence is known and reported once', () => {
  const schedule = createPlaybackSchedule()
  const start = schedule.append('a', 0.4, 0)
  expect(schedule.ends(0)).toEqual([])
  schedule.complete('a')
  expect(schedule.ends(0)).toEqual([start + 0.4])
  expect(schedule.report(start + 0.5)).toEqual([{ sentence: 'a', milliseconds: 400 }])
  expect(schedule.report(start + 0.7)).toEqual([])
  expect(schedule.ends(start + 0.5)).toEqual([])
})

test('discarded speech is never reported', () => {
  const schedule = createPlaybackSchedule()
  const start = schedule.append('a', 2, 0)
  schedule.report(start + 0.3)
  schedule.clear()
  expect(schedule.report(start + 5)).toEqual([])
  expect(schedule.append('b', 1, start + 0.4)).toBeLessThan(start + 0.6)
})
