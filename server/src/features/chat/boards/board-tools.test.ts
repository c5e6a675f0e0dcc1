import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/start-test-server.ts'
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

test.each([
  ['louder please', 'volume', 75],
  ['can you speak a bit quieter', 'volume', 45],
  ['mach es bitte heller', 'brightness', 90],
])('a child that says %j changes the %s', async (words, control, wanted) => {
  const { connect } = await aFamilyWithBoard()
  const board = await connect()
  const told = answerTools(board, {
    'self.get_device_status': () => status,
    'self.audio_speaker.set_volume': () => true,
    self_screen_set_brightness: () => true,
  })
  await board.hello({ features: { mcp: true } })
  await expect.poll(() => told.calls).toHaveLength(1)
  board.listen('detect', { text: `${words} now` })
  await expect.poll(() => told.calls.at(-1)).toEqual(expect.objectContaining({ [control]: wanted }))
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
