import { expect, test } from 'vitest'
import { playback } from './playback.ts'

test('pieces follow one another without a gap', () => {
  const plan = playback()
  const first = plan.append('a', 0.5, 10)
  expect(first).toBeGreaterThan(10)
  expect(plan.append('a', 0.25, 10.1)).toBe(first + 0.5)
  expect(plan.append('b', 1, 10.2)).toBe(first + 0.75)
})

test('after a silence the next piece comes soon, not in the past', () => {
  const plan = playback()
  plan.append('a', 0.5, 10)
  expect(plan.append('b', 0.5, 30)).toBeGreaterThan(30)
})

test('what was heard is reported, not what is still to come', () => {
  const plan = playback()
  const start = plan.append('a', 1, 0)
  plan.append('b', 1, 0)
  expect(plan.report(start - 0.01)).toEqual([])
  expect(plan.report(start + 0.2)).toEqual([{ sentence: 'a', milliseconds: 200, more: 200 }])
  expect(plan.report(start + 0.2)).toEqual([])
  expect(plan.report(start + 1.3)).toEqual([
    { sentence: 'a', milliseconds: 1000, more: 800 },
    { sentence: 'b', milliseconds: 300, more: 300 },
  ])
})

test('a gap while the next piece was late is not counted as speech', () => {
  const plan = playback()
  const start = plan.append('a', 0.5, 0)
  const late = plan.append('a', 0.5, start + 2)
  expect(plan.report(late)).toEqual([{ sentence: 'a', milliseconds: 500, more: 500 }])
  expect(plan.report(late + 9)).toEqual([{ sentence: 'a', milliseconds: 1000, more: 500 }])
})

test('the end of a whole sentence is known, and reported once', () => {
  const plan = playback()
  const start = plan.append('a', 0.4, 0)
  expect(plan.ends(0)).toEqual([])
  plan.finish('a')
  expect(plan.ends(0)).toEqual([start + 0.4])
  expect(plan.report(start + 0.5)).toEqual([{ sentence: 'a', milliseconds: 400, more: 400 }])
  expect(plan.report(start + 0.7)).toEqual([])
  expect(plan.ends(start + 0.5)).toEqual([])
})

test('what was thrown away is never reported', () => {
  const plan = playback()
  const start = plan.append('a', 2, 0)
  plan.report(start + 0.3)
  plan.clear()
  expect(plan.report(start + 5)).toEqual([])
  expect(plan.append('b', 1, start + 0.4)).toBeLessThan(start + 0.6)
})
