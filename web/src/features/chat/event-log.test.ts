import { expect, test } from 'vitest'
import { asFile, eventLog } from './event-log.ts'

function aLog() {
  const clock = { at: 1_000_000 }
  return { clock, log: eventLog(() => clock.at) }
}

test('speech is summarised, also when something else comes in between', () => {
  const { clock, log } = aLog()
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

test('pieces of another sentence are told apart', () => {
  const { log } = aLog()
  log.addPiece('server', 'coach-speech', [100, 'bytes'], 'sentence-1')
  log.addPiece('server', 'coach-speech', [100, 'bytes'], 'sentence-2')
  expect(log.entries().map(({ detail }) => detail)).toEqual(['sentence-1', 'sentence-2'])
})

test('it keeps the last 2,000 and no more', () => {
  const { log } = aLog()
  for (let count = 0; count < 2100; count++) log.add('page', 'tick', count)
  expect(log.entries()).toHaveLength(2000)
  expect(log.entries()[0]).toMatchObject({ detail: 100 })
})

test('the file is JSON with times that people can read', async () => {
  const { log } = aLog()
  log.add('server', 'child-text', 'hello')
  const file = asFile('0123456789abcdefghijklmnop', log.entries())
  expect(file.name).toBe('pipit-emulator-01234567.json')
  expect(JSON.parse(await file.text())).toMatchObject({
    deviceId: '0123456789abcdefghijklmnop',
    events: [{ at: '1970-01-01T00:16:40.000Z', from: 'server', event: 'child-text', detail: 'hello' }],
  })
})
