import { describe, expect, test } from 'vitest'
import { startTestServer } from '../../../testing/start-test-server.ts'
import { labelUrl } from '../../labels/qr-codes/label.ts'
import { answerTools } from './testing/answer-tools.ts'
import { boardFamilies } from './testing/board-family.ts'
import { aCameraPicture } from './testing/card-picture.ts'
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

describe('the camera of a board', () => {
  async function aBoardThatSees(pictureOf: (cardId: string) => Uint8Array<ArrayBuffer>) {
    const family = await aFamilyWithBoard()
    const board = await family.connect()
    const told = answerTools(board, {
      'self.camera.take_photo': async ({ question }) =>
        (await send(told.capabilities?.vision, family.clientId, pictureOf(family.cardId), String(question))).json(),
    })
    await board.hello({ features: { mcp: true } })
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'stop' })
    return { ...family, board, told }
  }

  const picturesUnderway = async () => (await server.database.pool.query('select from board_pictures')).rowCount

  test('shows what a child holds to the coach, when the child speaks', async () => {
    const picture = aCameraPicture()
    const { board, told } = await aBoardThatSees(() => picture)
    board.speak(1, 660)
    // Taken once by the conversation, so by then the coach can see it.
    await expect.poll(() => told.answers).toBe(1)
    await expect.poll(picturesUnderway).toBe(0)
    board.speak(0, 480)
    await board.waitFor({ type: 'stt' })
    await expect.poll(() => voice.seen.at(-1)?.length).toBe(picture.length)
  })

  test('leaves nothing behind if nobody fetches its picture', async () => {
    const { clientId, token } = await aFamilyWithBoard()
    await send({ url: `${server.url}/xiaozhi/vision`, token }, clientId, aCameraPicture())
    await server.database.pool.query(`update board_pictures set created_at = now() - interval '61 seconds'`)
    await server.database.pool.query(`select graphile_worker.add_job('sweep-devices')`)
    await expect.poll(picturesUnderway).toBe(0)
  })

  test('reads a card, which starts its activity', async () => {
    const { board } = await aBoardThatSees((cardId) =>
      aCameraPicture(`${labelUrl('https://other.example', 'cards', cardId)}CODE`),
    )
    board.say(1)
    await expect.poll(() => voice.guidance.at(-1)).toContain('Story with choices')
  })

  test('sends nothing for somebody else, and nothing but pictures', async () => {
    const { clientId, token } = await aFamilyWithBoard()
    const url = `${server.url}/xiaozhi/vision`
    const picture = aCameraPicture()
    const statusOf = async (response: Promise<Response>) => (await response).status
    expect(await statusOf(send({ url, token }, clientId, picture))).toBe(200)
    expect(await statusOf(send({ url, token }, clientId, picture, 'What?', 'image'))).toBe(200)
    expect(await statusOf(send({ url, token }, '0'.repeat(36), picture))).toBe(401)
    expect(await statusOf(send({ url, token: 'none' }, clientId, picture))).toBe(401)
    expect(await statusOf(send({ url, token }, clientId, new Uint8Array(500)))).toBe(400)
    expect(await statusOf(send({ url, token }, clientId, picture, 'What?', 'audio'))).toBe(400)
    expect(await statusOf(send({ url, token }, clientId, new Uint8Array(3_000_000)))).toBe(413)
    expect(await statusOf(send({ url, token: 'none' }, clientId, new Uint8Array(3_000_000)))).toBe(401)
  })
})

function send(
  vision: { url: string; token: string } = { url: '', token: '' },
  clientId: string,
  picture: Uint8Array<ArrayBuffer>,
  question = 'What is this?',
  field = 'file',
) {
  const body = new FormData()
  body.set('question', question)
  body.set(field, new Blob([picture], { type: 'image/jpeg' }), 'camera.jpg')
  const headers = { authorization: `Bearer ${vision.token}`, 'client-id': clientId, 'device-id': '00:00:00:00:00:00' }
  return fetch(vision.url, { method: 'POST', headers, body })
}
