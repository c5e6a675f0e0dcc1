import { frameVersions } from '@pipit/contract/boards/frames'
import { describe, expect, test } from 'vitest'
import { openBoardChannel, type ChannelOptions } from './board-client.ts'
import { newIdentity } from './board-identity.ts'
import { createBoardDecoder, createBoardEncoder } from './opus.ts'
import { startBoardServer } from './testing/board-server.ts'

async function aChannel(options: Partial<ChannelOptions> = {}) {
  const server = await startBoardServer()
  const identity = newIdentity()
  const board = server.nextBoard()
  const channel = await openBoardChannel({ connection: server.connection, identity, ...options })
  return { server, identity, channel, board: await board }
}

const tone = Int16Array.from({ length: 8000 }, (_, at) => 8000 * Math.sin((at * 2 * Math.PI * 440) / 16_000))

const energyOf = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length)

test('a board connects with its token and its identity, and says hello as the firmware does', async () => {
  const { identity, channel, board } = await aChannel()
  expect(board.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'protocol-version': '1',
    'device-id': identity.macAddress,
    'client-id': identity.clientId,
  })
  expect(board.messages).toEqual([
    {
      type: 'hello',
      version: 1,
      features: { mcp: true, glyph_push: false },
      transport: 'websocket',
      audio_params: { format: 'opus', sample_rate: 16_000, channels: 1, frame_duration: 60 },
    },
  ])
  expect(channel).toMatchObject({ sessionId: 'a-session', sampleRate: 24_000, serverFrameMs: 60 })
  channel.send({ type: 'listen', state: 'start', mode: 'auto' })
  await expect
    .poll(() => board.messages.at(-1))
    .toEqual({ session_id: 'a-session', type: 'listen', state: 'start', mode: 'auto' })
})

describe.each(frameVersions)('with frames of version %i', (frameVersion) => {
  test.each([20, 60] as const)('the server hears what the board has recorded, in frames of %i ms', async (frameMs) => {
    const { channel, board } = await aChannel({ frameVersion, frameMs })
    const encode = createBoardEncoder()
    const frameSamples = frameMs * 16
    const frames = Math.floor(tone.length / frameSamples)
    for (let frame = 0; frame < frames; frame += 1)
      channel.sendPacket(encode(tone.subarray(frame * frameSamples, (frame + 1) * frameSamples)))
    await expect.poll(() => board.heard.length).toBe(frames)
    expect(board.heard.map(({ length }) => length)).toEqual(Array.from({ length: frames }, () => frameSamples))
    expect(energyOf(board.heard.at(-1) ?? new Int16Array())).toBeGreaterThan(4000)
  })

  test('the board hears what the server says', async () => {
    const decode = createBoardDecoder(24_000)
    const heard: Int16Array[] = []
    const { board } = await aChannel({ frameVersion, onPacket: (packet) => heard.push(decode(packet)) })
    board.sendTone(5)
    await expect.poll(() => heard.length).toBe(5)
    expect(heard.map(({ length }) => length)).toEqual([1440, 1440, 1440, 1440, 1440])
    expect(energyOf(heard[4] ?? new Int16Array())).toBeGreaterThan(4000)
  })
})

test('a frame with a wrong header ends the connection', async () => {
  const closed = Promise.withResolvers<number>()
  const { board } = await aChannel({ frameVersion: 3, onClosed: closed.resolve })
  board.socket.send(Uint8Array.of(0, 0, 0, 9, 1, 2, 3))
  expect(await closed.promise).toBe(1002)
})

test('a server that refuses the connection, or does not answer the hello, is reported', async () => {
  const silent = await startBoardServer({ answersHello: false })
  const connect = (connection: ChannelOptions['connection']) =>
    openBoardChannel({ connection, identity: newIdentity(), helloTimeoutMs: 50 })
  await expect(connect(silent.connection)).rejects.toThrow('did not answer the hello in time')
  await expect(connect({ ...silent.connection, url: 'ws://127.0.0.1:1' })).rejects.toThrow('ECONNREFUSED')
  const leaving = silent.nextBoard().then(({ socket }) => socket.close(4001, 'deactivated'))
  await expect(connect(silent.connection)).rejects.toThrow('4001 deactivated')
  await leaving
})
