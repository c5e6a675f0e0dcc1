import { expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { answerTools } from './testing/answer-tools.ts'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

const voice = tonalVoice()
const server = startTestServer({}, { voice })
const aFamilyWithBoard = boardFamilies(server, openBoards())

const status = {
  audio_speaker: { volume: 60 },
  screen: { brightness: 75, theme: 'light' },
  battery: { level: 42, charging: false },
  network: { type: 'wifi', ssid: 'Home', signal: 'strong' },
}

test('the battery that a board reports is on the page of the device, and its firmware stays', async () => {
  const { connect, readDevice } = await aFamilyWithBoard()
  const board = await connect()
  const told = answerTools(board, { 'self.get_device_status': () => status, 'self.other': () => true })
  await board.hello({ features: { mcp: true } })
  await expect.poll(readDevice).toMatchObject({ battery: 42, firmware: '2.0.5' })
  expect(told.cursors, 'the pages of the list').toEqual(['', 'self.other'])
})

/** What a board whose volume or brightness is `before` is told after the child has spoken. */
async function tell(words: string, control: string, before: number | undefined) {
  const { connect } = await aFamilyWithBoard()
  const board = await connect()
  const told = answerTools(board, {
    'self.get_device_status': () => ({ audio_speaker: { volume: before }, screen: { brightness: before } }),
    'self.audio_speaker.set_volume': () => true,
    self_screen_set_brightness: () => true,
  })
  await board.hello({ features: { mcp: true } })
  await expect.poll(() => told.answers).toBe(1)
  board.listen('detect', { text: `${words} now` })
  await expect.poll(() => told.answers).toBeGreaterThan(1)
  // The server has read the answer before the first pong, and whatever it then called arrived before the second.
  for (const pongs of [1, 2]) {
    board.send({ type: 'ping' })
    await expect.poll(() => board.all('pong')).toHaveLength(pongs)
  }
  return told.calls.flatMap((call) => call[control] ?? [])
}

test.each([
  ['louder please', 'volume', 60, 75],
  ['can you speak a bit quieter', 'volume', 60, 45],
  ['mach es bitte heller', 'brightness', 75, 90],
  ['louder please', 'volume', 80, 85],
  ['louder please', 'volume', 10, 30],
  ['too loud', 'volume', 95, 80],
  ['too loud', 'volume', 35, 30],
  ['too bright', 'brightness', 25, 20],
])('a child that says %j changes the %s from %d to %d', async (words, control, before, after) => {
  expect(await tell(words, control, before)).toEqual([after])
})

test.each([
  ['louder please', 'volume', 95],
  ['louder please', 'volume', 85],
  ['too loud', 'volume', 10],
  ['heller bitte', 'brightness', 100],
  ['too bright', 'brightness', 5],
  ['louder please', 'volume', undefined],
])('a child that says %j changes nothing where it would not help: the %s is %s', async (words, control, before) => {
  expect(await tell(words, control, before)).toEqual([])
})

test('nothing is changed on a board that does not offer it, or whose tools fail', async () => {
  const { connect } = await aFamilyWithBoard()
  const board = await connect()
  const told = answerTools(board, { 'self.get_device_status': () => undefined })
  await board.hello({ features: { mcp: true } })
  board.listen('detect', { text: 'louder please my friend' })
  await expect.poll(() => board.coachTexts()).toContain('You said: louder please my friend.')
  expect(told.calls).toEqual([{ name: 'self.get_device_status' }])
})
