import { Decoder, Encoder } from '@evan/opus'
import { joinSamples } from '@pipit/contract/audio/join-samples'
import { readFrame, writeFrame, type FrameVersion } from '@pipit/contract/boards/frames'
import type { Socket } from 'node:net'
import { afterEach, expect } from 'vitest'
import { WebSocket } from 'ws'
import { tone } from './tonal-voice.ts'

interface Options {
  url: string
  headers: Record<string, string>
  version?: FrameVersion
  frameMs?: number
  /** The rate of the microphone. */
  rate?: 16_000 | 24_000
}

type Message = Record<string, unknown> & { type: string }

const playbackRate = 24_000

/** The websocket of a board, with real Opus; closed after the test. */
export function openBoards() {
  const open = new Set<WebSocket>()
  afterEach(() => {
    for (const socket of open) socket.terminate()
    open.clear()
  })

  return async function openBoard({ url, headers, version = 1, frameMs = 60, rate = 16_000 }: Options) {
    const socket = new WebSocket(url, { headers })
    open.add(socket)
    const encoder = new Encoder({ channels: 1, sample_rate: rate, application: 'voip' })
    const decoder = new Decoder({ channels: 1, sample_rate: playbackRate })
    const messages: Message[] = []
    const packets: { sentAt: number; samples: Int16Array }[] = []
    socket.on('message', (data: Buffer, isBinary) => {
      if (!isBinary) return void messages.push(JSON.parse(data.toString()) as Message)
      const frame = readFrame(version, data)
      if (frame?.type !== 'audio') throw new Error('The server sent a frame that cannot be read.')
      const samples = new Int16Array(Uint8Array.from(decoder.decode(frame.packet)).buffer)
      packets.push({ sentAt: version === 2 ? data.readUInt32BE(8) : 0, samples })
    })
    const closed = new Promise<{ code: number; reason: string }>((resolve) =>
      socket.once('close', (code, reason) => resolve({ code, reason: reason.toString() })),
    )
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })

    const board = {
      socket,
      closed,
      messages,
      packets,
      /** Without a closing handshake, as the firmware does. */
      hangUp: () => connectionOf(socket).end(),
      loseWifi: () => connectionOf(socket).resetAndDestroy(),
      heard: () => joinSamples(packets.map(({ samples }) => samples)),
      send: (message: object) => socket.send(JSON.stringify(message)),
      async hello(fields: object = { version, audio_params: { format: 'opus', frame_duration: frameMs } }) {
        board.send({ type: 'hello', transport: 'websocket', features: { mcp: false }, ...fields })
        return board.waitFor({ type: 'hello' })
      },
      listen: (state: string, fields: object = { mode: 'auto' }) => board.send({ type: 'listen', state, ...fields }),
      /** Sends the tone of a saying, followed by enough silence to end it. */
      say(saying: number) {
        board.speak(saying, 660)
        board.speak(0, 480)
      },
      speak(saying: number, milliseconds: number) {
        const samples = tone(saying, milliseconds, rate)
        const frameSamples = (rate * frameMs) / 1000
        for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
          const packet = Uint8Array.from(encoder.encode(samples.subarray(at, at + frameSamples)))
          socket.send(writeFrame(version, packet))
        }
      },
      async waitFor(message: object) {
        await expect.poll(() => messages).toContainEqual(expect.objectContaining(message))
        return messages.find((each) => Object.entries(message).every(([name, value]) => each[name] === value))
      },
      /** The messages of these types, in their order. */
      all: (...types: string[]) => messages.filter(({ type }) => types.includes(type)),
      coachTexts: () => messages.filter(({ state }) => state === 'sentence_start').map(({ text }) => text),
    }
    return board
  }
}

/** A field that the types of the library leave out. */
const connectionOf = (socket: WebSocket) => Reflect.get(socket, '_socket') as Socket
