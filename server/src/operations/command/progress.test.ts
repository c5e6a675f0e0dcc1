import { expect, test } from 'vitest'
import { createProgress } from './progress.js'

function start(isTTY: boolean, columns = 80) {
  let written = ''
  let time = 0
  const stream = { isTTY, columns, write: (text: string) => (written += text) }
  const progress = createProgress('Copying', { stream, now: () => time })
  return {
    ...progress,
    at(seconds: number, state: Parameters<typeof progress.show>[0]) {
      time = seconds * 1000
      written = ''
      progress.show(state)
      return written
    },
    endText() {
      written = ''
      progress.end()
      return written
    },
  }
}

test('what takes less than two seconds shows no progress', () => {
  const progress = start(true)
  expect(progress.at(1.9, { done: 1, total: 2 })).toBe('')
  expect(progress.endText()).toBe('')
})

test('a terminal has one line with a percentage, which is replaced and removed', () => {
  const progress = start(true)
  expect(progress.at(2, { done: 50, total: 200, detail: '50 rows' })).toBe('\r  Copying: 25 %, 50 rows, 2 s …\u001b[K')
  expect(progress.at(2.1, { done: 60, total: 200 })).toBe('')
  expect(progress.at(3, { done: 60, total: 200 })).toBe('\r  Copying: 30 %, 3 s …\u001b[K')
  expect(progress.endText()).toBe('\r\u001b[K')
})

test('a line is cut where the terminal ends, so that it can be replaced', () => {
  const progress = start(true, 20)
  expect(progress.at(2, { done: 1, total: 2, detail: 'a long description' })).toBe('\r  Copying: 50 %, a \u001b[K')
})

test('where there is no terminal, a plain line appears every five seconds', () => {
  const progress = start(false)
  expect(progress.at(2, { done: 1, total: 3 })).toBe('  Copying: 33 %, 2 s …\n')
  expect(progress.at(6.9, { done: 2, total: 3 })).toBe('')
  expect(progress.at(7, { done: 2, total: 3 })).toBe('  Copying: 66 %, 7 s …\n')
  expect(progress.endText()).toBe('')
})

test('without a total there is no percentage, and an estimate that was too low does not end before the end', () => {
  const progress = start(false)
  expect(progress.at(2, { detail: '12 modules' })).toBe('  Copying: 12 modules, 2 s …\n')
  expect(progress.at(9, { done: 120, total: 100 })).toBe('  Copying: 99 %, 9 s …\n')
})
