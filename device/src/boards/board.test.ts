import type { ListenMode } from '@pipit/contract/boards/messages'
import { describe, expect, test } from 'vitest'
import { createBoard, type BoardState } from './board.ts'
import { openBoardChannel } from './board-client.ts'
import { newIdentity } from './board-identity.ts'
import { startBoardServer } from './testing/board-server.ts'

async function aBoard(mode: ListenMode = 'auto', afterHello: object[] = []) {
  const server = await startBoardServer({ afterHello })
  const identity = newIdentity()
  const states: BoardState[] = []
  const played: number[] = []
  const closes: number[] = []
  const tools: (() => void)[] = []
  let reboots = 0
  const board = createBoard({
    mode,
    frameMs: 20,
    openChannel: (listeners) =>
      openBoardChannel({ connection: server.connection, identity, frameMs: 20, ...listeners }),
    answerMcp: async (payload) => {
      const tool = 'method' in payload && payload.method === 'tools/call' ? Promise.withResolvers<void>() : null
      if (tool) tools.push(tool.resolve)
      await tool?.promise
      return { answered: payload }
    },
    onState: (state) => states.push(state),
    onSamples: (samples) => played.push(samples.length),
    onClosed: (code) => closes.push(code),
    onReboot: () => (reboots += 1),
  })
  return { server, board, states, played, closes, tools, reboots: () => reboots }
}

async function aListeningBoard(mode?: ListenMode) {
  const all = await aBoard(mode)
  const next = all.server.nextBoard()
  await all.board.pressButton()
  const remote = await next
  await expect.poll(() => remote.messages.length).toBe(2)
  return {
    ...all,
    remote,
    sent: () => remote.messages.slice(1).map((message) => ({ ...message, session_id: undefined })),
  }
}

const start = (mode: ListenMode) => ({ type: 'listen', state: 'start', mode })

test('the button starts a conversation, and the board sends what it hears', async () => {
  const { states, remote, sent } = await aListeningBoard()
  expect(states).toEqual(['connecting', 'listening'])
  expect(sent()).toEqual([start('auto')])
  await expect.poll(() => remote.heard.length).toBeGreaterThan(3)
})

test('speech that is waiting is recorded in real time, and nothing of it is lost', async () => {
  const { board, remote } = await aListeningBoard()
  const startedAt = performance.now()
  await board.speak(new Int16Array(3200).fill(3000))
  expect(performance.now() - startedAt).toBeGreaterThan(140)
  const loud = () => remote.heard.filter((samples) => samples.some((sample) => Math.abs(sample) > 500))
  await expect.poll(() => loud().length).toBeGreaterThan(0)
})

describe('while the coach speaks', () => {
  test('a board in auto mode sends no sound, and listens again when everything was played', async () => {
    const { board, states, played, remote, sent } = await aListeningBoard()
    remote.send({ type: 'tts', state: 'start' })
    remote.sendTone(3)
    await expect.poll(() => played).toEqual([1440, 1440, 1440])
    const heard = remote.heard.length
    const stoppedAt = performance.now()
    remote.send({ type: 'tts', state: 'stop' })
    await expect.poll(sent, { interval: 5 }).toEqual([start('auto'), start('auto')])
    expect(performance.now() - stoppedAt, 'three packets last 180 ms').toBeGreaterThan(100)
    expect(remote.heard.length - heard).toBeLessThan(3)
    expect(states.slice(2)).toEqual(['speaking', 'listening'])
    expect(board.counts).toEqual({ played: 3, dropped: 0 })
    await expect.poll(() => remote.heard.length).toBeGreaterThan(heard + 3)
  })

  test('a board in realtime mode goes on recording, and need not start again', async () => {
    const { board, remote, sent } = await aListeningBoard('realtime')
    remote.send({ type: 'tts', state: 'start' })
    await expect.poll(board.state).toBe('speaking')
    const heard = remote.heard.length
    await expect.poll(() => remote.heard.length).toBeGreaterThan(heard + 3)
    remote.send({ type: 'tts', state: 'stop' })
    await expect.poll(board.state).toBe('listening')
    expect(sent()).toEqual([start('realtime')])
  })

  test('the button makes the coach quiet', async () => {
    const { board, remote, sent } = await aListeningBoard()
    remote.send({ type: 'tts', state: 'start' })
    await expect.poll(board.state).toBe('speaking')
    await board.pressButton()
    await expect.poll(sent).toEqual([start('auto'), { type: 'abort' }])
    expect(board.state(), 'until the server says that it is').toBe('speaking')
  })

  test('a text interrupts', async () => {
    const { board, remote, sent } = await aListeningBoard()
    remote.send({ type: 'tts', state: 'start' })
    await expect.poll(board.state).toBe('speaking')
    await board.wake('Wait!')
    await expect
      .poll(sent)
      .toEqual([
        start('auto'),
        { type: 'abort', reason: 'wake_word_detected' },
        start('auto'),
        { type: 'listen', state: 'detect', text: 'Wait!' },
      ])
  })

  test('what does not fit into the memory of a board is dropped', async () => {
    const { board, remote } = await aListeningBoard()
    remote.send({ type: 'tts', state: 'start' })
    remote.sendTone(60)
    await expect.poll(() => board.counts.played + board.counts.dropped).toBe(60)
    expect(board.counts.dropped).toBeGreaterThan(10)
  })
})

test('sound without tts start is not played', async () => {
  const { board, remote } = await aListeningBoard()
  remote.sendTone(3)
  remote.send({ type: 'mcp', payload: { id: 1 } })
  await expect.poll(() => remote.messages.at(-1)).toMatchObject({ type: 'mcp', payload: { answered: { id: 1 } } })
  expect(board.counts).toEqual({ played: 0, dropped: 3 })
})

test('what the server asks in the same moment as its hello is answered', async () => {
  const { server, board } = await aBoard('auto', [{ type: 'mcp', payload: { id: 1 } }])
  const next = server.nextBoard()
  await board.pressButton()
  const { messages } = await next
  await expect.poll(() => messages.map(({ type }) => type)).toContain('mcp')
})

describe('while a tool runs', () => {
  async function aBusyBoard() {
    const all = await aListeningBoard()
    all.remote.send({ type: 'mcp', payload: { id: 7, method: 'tools/call' } })
    await expect.poll(() => all.tools.length).toBe(1)
    return { ...all, finish: () => all.tools.shift()?.() }
  }

  test('messages and the button wait, and speech that comes before they are followed is lost', async () => {
    const { board, remote, sent, finish } = await aBusyBoard()
    remote.send({ type: 'tts', state: 'start' })
    remote.sendTone(3)
    remote.send({ type: 'mcp', payload: { id: 8 } })
    await expect.poll(() => sent().at(-1)).toMatchObject({ type: 'mcp' })
    expect(board.state()).toBe('listening')
    const pressed = board.pressButton()
    finish()
    await pressed
    await expect.poll(() => sent().at(-1)).toEqual({ type: 'abort' })
    expect(board.state()).toBe('speaking')
    expect(board.counts).toEqual({ played: 0, dropped: 3 })
  })

  test('what the microphone records is sent later, but no more than fits', async () => {
    const { board, remote, finish } = await aBusyBoard()
    const heard = remote.heard.length
    await board.speak(new Int16Array(16_000 * 2.6).fill(3000))
    expect(remote.heard.length - heard, 'a frame may have been on its way').toBeLessThan(3)
    const lost = board.lostPackets()
    expect(lost).toBeGreaterThan(0)
    expect(lost, 'of 130 packets, 120 fit').toBeLessThan(25)
    finish()
    await expect.poll(() => remote.heard.length - heard).toBeGreaterThanOrEqual(120)
    expect(board.lostPackets()).toBe(lost)
  })
})

test('in manual mode the button is held while somebody speaks, and the board is idle afterwards', async () => {
  const { board, remote, sent } = await aListeningBoard('manual')
  board.releaseButton()
  await expect.poll(sent).toEqual([start('manual'), { type: 'listen', state: 'stop' }])
  remote.send({ type: 'tts', state: 'start' })
  await expect.poll(board.state).toBe('speaking')
  remote.send({ type: 'tts', state: 'stop' })
  await expect.poll(board.state).toBe('idle')
  await board.pressButton()
  // The channel stays the same.
  await expect.poll(() => sent().at(-1)).toEqual(start('manual'))
})

test('a typed text wakes the board', async () => {
  const { server, board } = await aBoard()
  const next = server.nextBoard()
  await board.wake('Hello!')
  const { messages } = await next
  await expect
    .poll(() => messages.slice(1))
    .toMatchObject([{ type: 'listen', state: 'detect', text: 'Hello!' }, start('auto')])
})

test('a board that was hung up is idle, and connects again when it is woken', async () => {
  const { server, board, remote, closes } = await aListeningBoard()
  remote.socket.close(1000, 'conversation-ended')
  await expect.poll(board.state).toBe('idle')
  const next = server.nextBoard()
  await board.pressButton()
  const { socket } = await next
  await board.pressButton()
  expect(board.state(), 'the button hangs up').toBe('idle')
  await expect.poll(() => socket.readyState).toBe(socket.CLOSED)
  expect(closes, 'only what the server has closed').toEqual([1000])
})

test('a board restarts when the server says so', async () => {
  const { board, remote, reboots } = await aListeningBoard()
  remote.send({ type: 'system', command: 'reboot' })
  await expect.poll(reboots).toBe(1)
  expect(board.state()).toBe('idle')
})
