import { readFrame, type FrameVersion } from '@pipit/contract/boards/frames'
import { boardMessage } from '@pipit/contract/boards/messages'
import { boardProof } from '@pipit/contract/boards/bootstrap'
import { describe, expect, test } from 'vitest'
import { openBoardChannel } from './board-client.ts'
import { activationProof } from './bootstrap.ts'
import { helloMessage } from './messages.ts'
import { createBoardDecoder } from './opus.ts'
import vectors from '../../../docs/devices/board-test-vectors.json' with { type: 'json' }
import { startBoardServer } from './testing/board-server.ts'

const { macAddress, clientId, serialNumber, key } = vectors.board
const identity = { macAddress, clientId, factory: { serialNumber, key: Buffer.from(key, 'hex') } }
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const hex = (given: Uint8Array) => Buffer.from(given).toString('hex')

describe('the test vectors of boards', () => {
  test.each(vectors.frames)('a frame $direction of version $version is the packet after its header', (vector) => {
    const { packet } = vectors.packets[vector.direction === 'from board' ? 'fromBoard' : 'toBoard']
    expect(vector.frame).toBe(vector.header + packet)
    expect(readFrame(vector.version as FrameVersion, bytes(vector.frame))).toEqual({
      type: 'audio',
      packet: bytes(packet),
    })
  })

  test.each(vectors.frames.filter(({ direction }) => direction === 'from board'))(
    'the simulated board sends and reads the frames of version $version',
    async ({ version, frame }) => {
      const server = await startBoardServer()
      const received: string[] = []
      const next = server.nextBoard()
      const channel = await openBoardChannel({
        connection: server.connection,
        identity,
        frameVersion: version as FrameVersion,
        onPacket: (packet) => received.push(hex(packet)),
      })
      const { socket } = await next
      const sent: string[] = []
      socket.on('message', (data: Buffer, isBinary) => isBinary && sent.push(hex(data)))
      // The third packet begins after 120 ms, as in the vectors.
      for (let packet = 0; packet < 3; packet += 1) channel.sendPacket(bytes(vectors.packets.fromBoard.packet))
      await expect.poll(() => sent[2]).toBe(frame)
      const toBoard = vectors.frames.find((each) => each.direction === 'to board' && each.version === version)
      socket.send(bytes(toBoard?.frame ?? ''))
      await expect.poll(() => received).toEqual([vectors.packets.toBoard.packet])
    },
  )

  test.each(vectors.refusedFrames)('in version $version, $why: refused', ({ version, frame }) => {
    expect(readFrame(version as FrameVersion, bytes(frame))).toBeNull()
  })

  test.each(Object.values(vectors.packets))('the packet of $rate Hz has $samples samples of a tone', (vector) => {
    const samples = createBoardDecoder(vector.rate)(bytes(vector.packet))
    expect(samples).toHaveLength(vector.samples)
    expect(Math.max(...samples)).toBeGreaterThan(5000)
  })

  test('the challenge is signed with the key of the board', () => {
    const { challenge, version1, version2 } = vectors.activation
    expect(activationProof(identity, challenge)).toEqual(version2)
    expect(boardProof.parse(version2)).toEqual(version2)
    expect(activationProof({ macAddress, clientId }, challenge)).toEqual(version1)
  })

  test.each(vectors.messagesFromBoard)('the server understands $type $state $mode', (message) => {
    expect(boardMessage.parse(message)).toMatchObject(message)
  })

  test('the first message is the hello of the simulated board', () => {
    expect(vectors.messagesFromBoard[0]).toEqual(helloMessage(1, 60))
  })
})
