import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPacedSender } from './paced-sender.ts'

const frameMs = 60

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** Each frame is its number, and so is its packet. */
function aSender({ encodingMs = 0 } = {}) {
  const startedAt = performance.now()
  const log: string[] = []
  const record = (what: string | number) => log.push(`${what} at ${Math.round(performance.now() - startedAt)}`)
  const encodedTogether: number[] = []
  const sender = createPacedSender({
    frameMs,
    async encode(frames) {
      encodedTogether.push(frames.length)
      if (encodingMs > 0) await new Promise((resolve) => setTimeout(resolve, encodingMs))
      return frames.map((frame) => Uint8Array.from(frame))
    },
    send: (packets) => packets.forEach(([number]) => record(number ?? 'nothing')),
    onFailure: (error) => record(String(error)),
  })
  const add = (count: number, from = 1) => {
    for (let number = from; number < from + count; number += 1) sender.add({ frame: Int16Array.of(number) })
  }
  return { sender, add, log, record, encodedTogether }
}

test('a third of a second is sent at once, and then each frame at its own time', async () => {
  const { add, log } = aSender()
  add(9)
  await vi.advanceTimersByTimeAsync(1000)
  expect(log).toEqual(['1 at 0', '2 at 0', '3 at 0', '4 at 0', '5 at 0', '6 at 0', '7 at 60', '8 at 120', '9 at 180'])
})

test('a board that has just been told to speak gets no frame before it is ready', async () => {
  const { sender, add, log, record } = aSender()
  sender.add({ whenSent: () => record('the sentence begins') })
  sender.wait(150)
  add(7)
  await vi.advanceTimersByTimeAsync(149)
  expect(log).toEqual(['the sentence begins at 0'])
  await vi.advanceTimersByTimeAsync(100)
  expect(log.slice(1)).toEqual(['1 at 150', '2 at 150', '3 at 150', '4 at 150', '5 at 150', '6 at 150', '7 at 210'])
})

test('what is to be done when a frame was played waits until then, not until it was sent', async () => {
  const { sender, add, log, record } = aSender()
  add(2)
  sender.add({ whenPlayed: () => record('played') })
  add(1, 3)
  await vi.advanceTimersByTimeAsync(1000)
  expect(log).toEqual(['1 at 0', '2 at 0', '3 at 0', 'played at 120'])
})

test('a frame that is encoded too late is sent at once, and the others keep their pace from there', async () => {
  const { add, log } = aSender({ encodingMs: 400 })
  add(1)
  await vi.advanceTimersByTimeAsync(300)
  add(3, 2)
  await vi.advanceTimersByTimeAsync(1000)
  expect(log).toEqual(['1 at 400', '2 at 800', '3 at 800', '4 at 800'])
})

test('frames are encoded ahead, a few at a time, and never all of a long sentence', async () => {
  const { add, encodedTogether } = aSender()
  add(100)
  await vi.advanceTimersByTimeAsync(0)
  const encoded = encodedTogether.reduce((sum, count) => sum + count)
  expect(encoded).toBeLessThan(20)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(encodedTogether.reduce((sum, count) => sum + count)).toBe(100)
  expect(Math.max(...encodedTogether)).toBe(5)
})

test('what is discarded is neither sent nor done, also if it was being encoded', async () => {
  const { sender, add, log, record } = aSender({ encodingMs: 20 })
  add(3)
  sender.add({ whenPlayed: () => record('played') })
  await vi.advanceTimersByTimeAsync(10)
  sender.clear()
  add(1, 4)
  await vi.advanceTimersByTimeAsync(1000)
  expect(log).toEqual(['4 at 30'])
})
