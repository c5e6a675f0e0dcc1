import { describe, expect, test, vi } from 'vitest'
import { openSockets } from '@pipit/test-kit/sockets'
import { startTestServer } from '@pipit/test-kit/start-test-server'
import { boardFamilies } from './testing/board-family.ts'
import { openBoards } from './testing/test-board.ts'
import { isLoud, tonalVoice } from './testing/tonal-voice.ts'

const voice = tonalVoice({ speechMilliseconds: 1200 })
const server = startTestServer({}, { voice })
const openBoard = openBoards()
const sockets = openSockets()
const aFamilyWithBoard = boardFamilies(server, openBoard)

type Board = Awaited<ReturnType<typeof openBoard>>

/** It listens again, as the firmware does after each turn of the coach. */
async function aGreetedBoard(connect: Awaited<ReturnType<typeof aFamilyWithBoard>>['connect']) {
  const board = await connect()
  await board.hello()
  board.listen('start')
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.listen('start')
  return board
}

/** The child wakes the board again, and speaks. */
async function continueOn(board: Board) {
  await board.hello()
  board.listen('detect', { text: 'Hi, ESP' })
  board.listen('start')
  await expect
    .poll(() => {
      board.say(1)
      return board.all('stt').length
    })
    .toBeGreaterThan(0)
}

test('a child wakes a board, is greeted, speaks and hears the answer, and every turn is in the transcript', async () => {
  const { connect, readTranscript, readConversations } = await aFamilyWithBoard()
  const board = await connect()
  expect(await board.hello()).toMatchObject({
    transport: 'websocket',
    session_id: expect.any(String),
    audio_params: { format: 'opus', sample_rate: 24_000, channels: 1, frame_duration: 60 },
  })
  board.listen('detect', { text: 'Hi, ESP' })
  board.listen('start')
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.listen('start')
  board.say(1)
  await board.waitFor({ type: 'stt', text: 'I like frogs' })
  await expect.poll(board.coachTexts).toEqual(['Hello there!', 'You said: I like frogs.'])
  await expect.poll(() => board.all('tts').filter(({ state }) => state === 'stop')).toHaveLength(2)
  const spoken = ['start', 'sentence_start', 'stop']
  const order = board.all('tts', 'stt').map(({ state, text }) => state ?? text)
  expect(order).toEqual([...spoken, 'I like frogs', ...spoken])
  expect(isLoud(board.heard())).toBe(true)
  await expect.poll(readTranscript).toEqual([
    { who: 'coach', text: 'Hello there!' },
    { who: 'child', text: 'I like frogs' },
    { who: 'coach', text: 'You said: I like frogs.' },
  ])
  board.listen('start')
  board.say(4)
  expect(await board.closed).toEqual({ code: 1000, reason: 'conversation-ended' })
  await expect.poll(readConversations).toMatchObject([{ endReason: 'goodbye' }])
})

describe('frames', () => {
  test.each([
    { version: 1, frameMs: 20, rate: 16_000 },
    { version: 2, frameMs: 60, rate: 24_000 },
    { version: 3, frameMs: 60, rate: 16_000 },
    { version: 3, frameMs: 20, rate: 24_000 },
  ] as const)('of version $version with $frameMs ms, from a microphone with $rate Hz', async (format) => {
    const { connect } = await aFamilyWithBoard()
    const board = await connect(format)
    expect(await board.hello()).toMatchObject({ audio_params: { frame_duration: format.frameMs } })
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'stop' })
    board.say(2)
    await board.waitFor({ type: 'stt', text: 'What is the moon made of' })
    expect(board.packets[0]?.samples).toHaveLength(24 * format.frameMs)
    expect(isLoud(board.heard())).toBe(true)
  })

  test('are sent a third of a second ahead, and then no faster than a board plays them', async () => {
    const { connect } = await aFamilyWithBoard()
    const board = await connect({ version: 2 })
    await board.hello()
    board.listen('start')
    await expect.poll(() => board.packets.length).toBe(20)
    const times = board.packets.map(({ sentAt }) => sentAt)
    expect(times[5]).toBeLessThan(5 * 60)
    for (const [index, time] of times.entries()) expect(time).toBeGreaterThanOrEqual((index - 6) * 60 - 1)
  })
})

describe('odd clients', () => {
  test('without headers, with the query instead, without a wish for the audio, or with it in another notation', async () => {
    const { connect } = await aFamilyWithBoard()
    for (const fields of [{}, { audioParams: { frameDuration: 20 } }, { audio_params: 7, features: 'none' }]) {
      const board = await connect({ byQuery: true })
      const expected = 'audioParams' in fields ? 20 : 60
      expect(await board.hello(fields)).toMatchObject({ audio_params: { frame_duration: expected } })
    }
  })

  test.each<[string, object]>([
    ['without anything', { type: 'hello' }],
    ['with echo cancellation', { features: { aec: true, mcp: false } }],
    ['with a length of frames that Opus does not have', { audio_params: { frame_duration: 50 } }],
    ['with numbers as texts', { version: '1', audio_params: { frame_duration: '20' } }],
    ['with null for everything', { version: null, features: null, transport: null, audio_params: null }],
    ['in another transport', { transport: 'udp' }],
  ])('that say hello %s are answered, and talk', async (_, fields) => {
    const { connect } = await aFamilyWithBoard()
    const board = await connect()
    expect(await board.hello(fields)).toMatchObject({
      transport: 'websocket',
      audio_params: { sample_rate: 24_000, frame_duration: 60 },
    })
    board.listen('detect', { text: 'why is the sky blue' })
    await expect.poll(board.coachTexts).toContain('You said: why is the sky blue.')
  })

  test('that name the version of their frames only in the message are understood and heard', async () => {
    const { connect } = await aFamilyWithBoard()
    const board = await connect({ version: 3, namesVersion: false })
    await board.hello()
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'stop' })
    expect(isLoud(board.heard())).toBe(true)
    board.say(1)
    await board.waitFor({ type: 'stt', text: 'I like frogs' })
  })

  test('that say hello twice are answered once, and keep their conversation', async () => {
    const { connect, readConversations } = await aFamilyWithBoard()
    const board = await connect()
    await board.hello()
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'start' })
    board.send({ type: 'hello', version: 1 })
    board.send({ type: 'ping' })
    await board.waitFor({ type: 'pong' })
    expect(board.all('hello')).toHaveLength(1)
    expect(await readConversations()).toEqual([{ endReason: null }])
  })

  test('that send a ping, messages that nobody knows and no JSON are answered and tolerated', async () => {
    const { connect } = await aFamilyWithBoard()
    const board = await connect()
    await board.hello()
    for (const message of ['{', '[]', '{"type":"iot","states":[]}', '{"type":"listen","state":"maybe"}'])
      board.socket.send(message)
    board.send({ type: 'ping' })
    await board.waitFor({ type: 'pong' })
    expect(board.socket.readyState).toBe(board.socket.OPEN)
  })
})

test('what somebody types is answered, also as the first thing', async () => {
  const { connect, readTranscript } = await aFamilyWithBoard()
  const board = await connect()
  await board.hello()
  board.listen('detect', { text: 'why is the sky blue' })
  await expect.poll(board.coachTexts).toContain('You said: why is the sky blue.')
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.listen('detect', { text: 'frogs' })
  await expect.poll(board.coachTexts).toContain('You said: frogs.')
  await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'frogs' })
})

test('a child who presses the button ends its turn by releasing it', async () => {
  const { connect } = await aFamilyWithBoard()
  const board = await connect()
  await board.hello()
  board.listen('start', { mode: 'manual' })
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.listen('start', { mode: 'manual' })
  board.speak(1, 600)
  board.listen('stop')
  expect(await board.waitFor({ type: 'stt' })).toMatchObject({ text: 'I like frogs' })
})

test.each([
  ['a wake word', 'Hi, ESP'],
  ['a button', ''],
])('a wake word between two turns is no answer, when %s has begun the conversation', async (_, first) => {
  const { connect, readTranscript } = await aFamilyWithBoard()
  const board = await connect()
  await board.hello()
  if (first) board.listen('detect', { text: first })
  board.listen('start', { mode: 'manual' })
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.listen('stop')
  board.listen('detect', { text: 'Hi, ESP' })
  board.listen('start', { mode: 'manual' })
  board.say(1)
  await expect.poll(readTranscript).toMatchObject([{ who: 'coach' }, { text: 'I like frogs' }, { who: 'coach' }])
})

test('what was taken for a wake word is heard when somebody types it again', async () => {
  const { connect, readTranscript } = await aFamilyWithBoard()
  const board = await connect({ byQuery: true })
  await board.hello()
  board.listen('detect', { text: 'help me' })
  await board.waitFor({ type: 'tts', state: 'stop' })
  board.listen('detect', { text: 'help me' })
  await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'help me' })
})

test('abort stops the coach at once', async () => {
  const { connect, readTranscript } = await aFamilyWithBoard()
  const board = await connect()
  await board.hello()
  board.listen('detect', { text: 'say something very long please' })
  await expect.poll(() => board.packets.length).toBeGreaterThan(0)
  board.send({ type: 'abort', reason: 'wake_word_detected' })
  await expect.poll(() => board.all('tts').at(-1)).toMatchObject({ state: 'stop' })
  await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'say something very long please' })
})

describe('the family', () => {
  test('sees the board online while it is connected, and its page is told', async () => {
    const { connect, accountId, bearer, readDevice } = await aFamilyWithBoard()
    const page = await sockets.page(server.url, { token: bearer, accountId })
    const board = await connect()
    await board.hello()
    await expect.poll(readDevice).toMatchObject({ online: true })
    expect(page.received).toContain('devices')
    board.socket.close(1000)
    await expect.poll(readDevice).toMatchObject({ online: false })
  })

  test('deactivates it, and it is gone within a second', async () => {
    const { connect, deactivate, token } = await aFamilyWithBoard()
    const board = await connect()
    await board.hello()
    board.listen('start')
    await board.waitFor({ type: 'tts', state: 'start' })
    const since = performance.now()
    await deactivate()
    expect(await board.closed).toEqual({ code: 4001, reason: 'deactivated' })
    expect(performance.now() - since).toBeLessThan(1000)
    await expect(connect({ token })).rejects.toThrow('401')
  })

  test('claims it again after it was erased, and whoever has the former token is gone', async () => {
    const { connect, claimErased } = await aFamilyWithBoard()
    const board = await connect()
    await board.hello()
    await claimErased()
    expect(await board.closed).toEqual({ code: 4001, reason: 'deactivated' })
  })
})

describe('a connection', () => {
  test('that is lost is resumed by the next one, which continues the conversation', async () => {
    const { connect, readConversations } = await aFamilyWithBoard()
    const first = await aGreetedBoard(connect)
    first.loseWifi()
    await continueOn(await connect())
    expect(await readConversations()).toEqual([{ endReason: null }])
  })

  test.each<[string, (board: Board) => void]>([
    ['is lost', (board) => board.loseWifi()],
    ['nobody has missed yet', (board) => board.socket.pause()],
  ])('that %s is followed by one whose wake word is answered at once', async (_, leave) => {
    const { connect, readConversations } = await aFamilyWithBoard()
    leave(await aGreetedBoard(connect))
    const board = await connect()
    await board.hello()
    board.listen('detect', { text: 'Hi, ESP' })
    board.listen('start')
    await expect.poll(() => board.coachTexts().join(' ')).toBe('I was gone for a moment. Now I am back!')
    await board.waitFor({ type: 'tts', state: 'stop' })
    expect(isLoud(board.heard())).toBe(true)
    expect(await readConversations()).toEqual([{ endReason: null }])
  })

  test.each<[string, 'hangUp' | 'close']>([
    ['as the firmware does', 'hangUp'],
    ['by the websocket protocol', 'close'],
  ])('that the board closes %s ends the conversation', async (_, end) => {
    const { connect, readConversations } = await aFamilyWithBoard()
    const board = await aGreetedBoard(connect)
    if (end === 'close') board.socket.close(1000)
    else board.hangUp()
    await expect.poll(readConversations).toMatchObject([{ endReason: 'stopped' }])
  })

  test('that lost its wifi and ends when it is back can still be continued', async () => {
    const { connect, readConversations, readDevice } = await aFamilyWithBoard()
    const first = await aGreetedBoard(connect)
    first.send({ type: 'ping' })
    await first.waitFor({ type: 'pong' })
    const { now } = performance
    vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + 10_000)
    first.hangUp()
    await expect.poll(readDevice).toMatchObject({ online: false })
    vi.restoreAllMocks()
    await continueOn(await connect())
    expect(await readConversations()).toEqual([{ endReason: null }])
  })

  test('that is lost while the button is not held can be continued, also if the board ends it when it is back', async () => {
    const { connect, readConversations, readDevice } = await aFamilyWithBoard()
    const first = await connect()
    await first.hello()
    first.listen('start', { mode: 'manual' })
    await first.waitFor({ type: 'tts', state: 'stop' })
    first.listen('stop')
    await expect.poll(readDevice).toMatchObject({ online: true })
    first.hangUp()
    await expect.poll(readDevice).toMatchObject({ online: false })
    await continueOn(await connect())
    expect(await readConversations()).toEqual([{ endReason: null }])
  })

  test('replaces an older one with the same token, and continues its conversation', async () => {
    const { connect, token, readConversations, readTranscript } = await aFamilyWithBoard()
    const [older, newer] = [await connect({ token }), await connect({ token })]
    await older.hello()
    older.listen('detect', { text: 'I have a frog' })
    await expect.poll(older.coachTexts).toContain('You said: I have a frog.')
    await newer.hello()
    expect(await older.closed).toEqual({ code: 4004, reason: 'replaced' })
    newer.listen('detect', { text: 'he is green now' })
    await expect.poll(() => newer.coachTexts().join(' ')).toContain('he is green now.')
    await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'he is green now' })
    expect(await readTranscript()).toContainEqual({ who: 'child', text: 'I have a frog' })
    expect(await readConversations()).toEqual([{ endReason: null }])
    expect(newer.socket.readyState).toBe(newer.socket.OPEN)
  })

  test('that a restarting server closes is continued by the next process', async () => {
    const { connect, readConversations, readTranscript } = await aFamilyWithBoard()
    const other = await server.another()
    const older = await connect({ at: other.url })
    await older.hello()
    older.listen('detect', { text: 'I have a frog' })
    await expect.poll(readTranscript).toContainEqual({ who: 'child', text: 'I have a frog' })
    await other.close()
    expect(await older.closed).toEqual({ code: 1012, reason: 'server-stopping' })
    const newer = await connect()
    await newer.hello()
    newer.listen('detect', { text: 'he is green now' })
    await expect.poll(() => newer.coachTexts().join(' ')).toContain('he is green now.')
    expect(await readConversations()).toEqual([{ endReason: null }])
  })

  test.each<[string, (board: Board) => void]>([
    ['answers', () => {}],
    ['hangs up', (board) => board.hangUp()],
    ['is gone', (board) => board.loseWifi()],
  ])('replaces an older one, which then %s, and continues its conversation', async (_, leave) => {
    const { connect, readConversations } = await aFamilyWithBoard()
    const older = await aGreetedBoard(connect)
    older.socket.pause()
    const newer = await connect()
    await continueOn(newer)
    leave(older)
    older.socket.resume()
    await older.closed
    newer.say(1)
    await expect.poll(() => newer.all('stt').length).toBeGreaterThan(1)
    expect(await readConversations()).toEqual([{ endReason: null }])
  })
})
