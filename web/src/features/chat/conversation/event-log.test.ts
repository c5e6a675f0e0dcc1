import { expect, test } from 'vitest'
import { toLogFile, createEventLog } from './event-log.ts'

function createTestLog() {
  const clock = { at: 1_000_000 }
  return { clock, log: createEventLog(() => clock.at) }
}

test('pieces of speech share one line, also when another event comes in between', () => {
  const { clock, log } = createTestLog()
  log.addPiece('emulator', 'speech', [2048, 'bytes'])
  log.add('server', 'state', 'listening')
  clock.at += 64
  log.addPiece('emulator', 'speech', [2048, 'bytes'])
  expect(log.entries()).toMatchObject([
    { event: 'speech', pieces: { count: 2, amount: 4096, unit: 'bytes' } },
    { event: 'state', detail: 'listening' },
  ])
  clock.at += 5000
  log.addPiece('emulator', 'speech', [2048, 'bytes'])
  expect(log.entries()).toHaveLength(3)
})

test('pieces of another sentence start a new line', () => {
  const { log } = createTestLog()
  log.addPiece('server', 'coach-speech', [100, 'bytes'], 'sentence-1')
  log.addPiece('server', 'coach-speech', [100, 'bytes'], 'sentence-2')
  expect(log.entries().map(({ detail }) => detail)).toEqual(['sentence-1', 'sentence-2'])
})

test('the log retains the last 2,000 events', () => {
  const { log } = createTestLog()
  for (let count = 0; count < 2100; count++) log.add('page', 'tick', count)
  expect(log.entries()).toHaveLength(2000)
  expect(log.entries()[0]).toMatchObject({ detail: 100 })
})

test('the downloaded file is JSON with readable times', async () => {
  const { log } = createTestLog()
  log.add('server', 'child-text', 'hello')
  const file = toLogFile('0123456789abcdefghijklmnop', log.entries())
  expect(file.name).toBe('pipit-emulator-01234567.json')
  expect(JSON.parse(await file.text())).toMatchObject({
    deviceId: '0123456789abcdefghijklmnop',
    events: [{ at: '1970-01-01T00:16:40.000Z', from: 'server', event: 'child-text', detail: 'hello' }],
  })
})
