import { Encoder } from '@evan/opus'
import { writeFrame } from '@pipit/contract/boards/frames'
import { afterEach, describe, expect, test } from 'vitest'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { tonalVoice } from './testing/tonal-voice.ts'

const server = startTestServer({}, { voice: tonalVoice() })
const openBoard = openBoards()
const aFamilyWithBoard = boardFamilies(server, openBoard)
const silence = Uint8Array.from(new Encoder({ channels: 1, sample_rate: 16_000 }).encode(new Int16Array(960)))

async function aListeningBoard(version: 1 | 2 | 3 = 3) {
  const board = await (await aFamilyWithBoard()).connect({ version })
  await board.hello()
  board.listen('start')
  await board.waitFor({ type: 'tts', state: 'stop' })
  return board
}

/** Another board, which talks while one misbehaves. */
async function expectOthersUnaffected(neighbour: Awaited<ReturnType<typeof aListeningBoard>>) {
  neighbour.say(1)
  expect(await neighbour.waitFor({ type: 'stt' })).toMatchObject({ text: 'I like frogs' })
}

afterEach(() => void server.logLines.splice(0))

describe('frames that cannot be read', () => {
  const lyingSize = writeFrame(3, silence)
  lyingSize[2] = 200
  const unknownType = writeFrame(3, silence)
  unknownType[0] = 7
  const garbage = writeFrame(3, Uint8Array.of(0xff, 0xff, 0xff))

  test.each([
    ['a cut off header', Uint8Array.of(0, 0)],
    ['a cut off packet', writeFrame(3, silence).subarray(0, 6)],
    ['a lying size', lyingSize],
    ['an unknown type', unknownType],
    ['too much for a packet of Opus', writeFrame(3, new Uint8Array(5000))],
    ['no Opus', garbage],
    ['nothing', new Uint8Array()],
  ])('with %s: a few are ignored, many close the connection, with one line in the log', async (_, frame) => {
    const [board, neighbour] = await Promise.all([aListeningBoard(), aListeningBoard()])
    for (let count = 0; count < 9; count += 1) board.socket.send(frame)
    board.say(1)
    await board.waitFor({ type: 'stt', text: 'I like frogs' })
    board.socket.send(frame)
    expect(await board.closed).toEqual({ code: 1007, reason: 'unreadable-audio' })
    expect(server.logLines.map(({ msg }) => msg)).toEqual([
      'a board sends frames that cannot be read, closing its connection',
    ])
    await expectOthersUnaffected(neighbour)
  })
})

test('10 MB of JSON close the connection', async () => {
  const [board, neighbour] = await Promise.all([aListeningBoard(), aListeningBoard()])
  board.send({ type: 'listen', state: 'detect', text: 'x'.repeat(10_000_000) })
  expect(await board.closed).toMatchObject({ code: 1009 })
  await expectOthersUnaffected(neighbour)
})

test('a board that sends far too much is closed', async () => {
  const [board, neighbour] = await Promise.all([aListeningBoard(), aListeningBoard()])
  for (let count = 0; count < 3000; count += 1) board.send({ type: 'ping' })
  expect(await board.closed).toEqual({ code: 4005, reason: 'protocol-violation' })
  await expectOthersUnaffected(neighbour)
})

test('a board that sends much JSON is closed, also if it is in binary frames', async () => {
  const [board, neighbour] = await Promise.all([aListeningBoard(3), aListeningBoard()])
  const frame = writeFrame(3, new TextEncoder().encode(JSON.stringify({ type: 'ping', padding: 'x'.repeat(60_000) })))
  frame[0] = 1
  for (let count = 0; count < 600; count += 1) board.socket.send(frame)
  expect(await board.closed).toEqual({ code: 4005, reason: 'protocol-violation' })
  await expectOthersUnaffected(neighbour)
})

test('a board in a reboot loop is refused for a while, without harm to the others of its network', async () => {
  const { connect, token } = await aFamilyWithBoard()
  const neighbour = await aListeningBoard()
  const refusals: unknown[] = []
  for (let count = 0; count < 40; count += 1) {
    const board = await connect({ token }).catch((error: unknown) => void refusals.push(error))
    board?.socket.terminate()
  }
  expect(refusals.length).toBeGreaterThan(0)
  expect(String(refusals[0])).toContain('429')
  await expectOthersUnaffected(neighbour)
})

test('a hello that never comes closes the connection after ten seconds', { timeout: 20_000 }, async () => {
  const { connect, readConversations } = await aFamilyWithBoard()
  const board = await connect()
  board.listen('start')
  expect(await board.closed).toEqual({ code: 4008, reason: 'hello-expected' })
  expect(board.messages).toEqual([])
  expect(await readConversations()).toEqual([])
})
