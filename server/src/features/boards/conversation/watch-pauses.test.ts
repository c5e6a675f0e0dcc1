import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchPauses } from './watch-pauses.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** A conversation in which nobody speaks from `quiet()` until `loud()`. */
function aConversation() {
  let quietSince: number | null = null
  const pauses: number[] = []
  const startedAt = performance.now()
  const watch = watchPauses({
    quietMs: () => (quietSince === null ? 0 : performance.now() - quietSince),
    onPause: async () => void pauses.push(Math.round(performance.now() - startedAt)),
  })
  return {
    watch,
    pauses,
    quiet: () => (quietSince = performance.now()),
    loud: () => (quietSince = null),
  }
}

test('a pause begins when nobody has spoken for a second and a half, and is noticed at most every 15 seconds', async () => {
  const { watch, pauses, quiet } = aConversation()
  watch.start()
  await vi.advanceTimersByTimeAsync(4000)
  expect(pauses).toEqual([])
  quiet()
  await vi.advanceTimersByTimeAsync(1499)
  expect(pauses).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(pauses).toEqual([5500])
  await vi.advanceTimersByTimeAsync(30_000)
  expect(pauses).toEqual([5500, 20_500, 35_500])
})

test('a child that speaks is not disturbed, however long ago the last pause was', async () => {
  const { watch, pauses, quiet, loud } = aConversation()
  watch.start()
  for (let turn = 0; turn < 20; turn += 1) {
    quiet()
    await vi.advanceTimersByTimeAsync(1400)
    loud()
    await vi.advanceTimersByTimeAsync(700)
  }
  expect(pauses).toEqual([])
})

test('nothing is noticed after what counts as a pause, and after the end', async () => {
  const { watch, pauses, quiet } = aConversation()
  quiet()
  watch.postpone()
  watch.start()
  await vi.advanceTimersByTimeAsync(14_999)
  expect(pauses).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(pauses).toEqual([15_000])
  watch.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(pauses).toEqual([15_000])
})
