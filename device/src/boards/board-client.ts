import { once } from 'node:events'
import { readFrame, writeFrame, type FrameVersion } from '@pipit/contract/boards/frames'
import type { MessageToBoard } from '@pipit/contract/boards/messages'
import { WebSocket } from 'ws'
import { identityHeaders, type BoardIdentity } from './board-identity.ts'
import { helloMessage, writeMessage, type FrameMs, type MessageFromBoard } from './messages.ts'
import type { BoardConnection } from './start-board.ts'

export interface ChannelOptions {
  connection: BoardConnection
  identity: BoardIdentity
  /** It replaces the version that the server has chosen. */
  frameVersion?: FrameVersion | undefined
  frameMs?: FrameMs
  helloTimeoutMs?: number
  /** The server's hello is not reported. */
  onMessage?: (message: MessageToBoard) => void
  onPacket?: (packet: Uint8Array) => void
  onClosed?: (code: number, reason: string) => void
}

export type BoardChannel = Awaited<ReturnType<typeof openBoardChannel>>

interface ServerHello {
  type: string
  transport?: string
  session_id?: string
  audio_params?: { sample_rate?: number; frame_duration?: number }
}

const defaultHelloTimeoutMs = 10_000
/** The firmware assumes these until the server says otherwise. */
const defaultRate = 24_000
const defaultFrameMs = 60
/** The firmware takes a channel for dead when nothing has arrived for so long. */
const silenceTimeoutMs = 120_000

/** Opens the websocket as the firmware does. Throws if the server refuses, or does not answer the hello in time. */
export async function openBoardChannel(options: ChannelOptions) {
  const { connection, identity, frameMs = defaultFrameMs, helloTimeoutMs = defaultHelloTimeoutMs } = options
  const frameVersion = options.frameVersion ?? ((connection.version || 1) as FrameVersion)
  const socket = new WebSocket(connection.url, {
    headers: {
      Authorization: `Bearer ${connection.token}`,
      'Protocol-Version': String(frameVersion),
      ...identityHeaders(identity),
    },
    perMessageDeflate: false,
  })
  const hello = Promise.withResolvers<ServerHello>()
  let lastReceivedAt = performance.now()
  let sentSamplesMs = 0

  socket.on('message', (data: Buffer, isBinary) => {
    lastReceivedAt = performance.now()
    if (isBinary) return receiveFrame(data)
    const message = JSON.parse(data.toString()) as MessageToBoard | ServerHello
    if (message.type === 'hello') return hello.resolve(message as ServerHello)
    return options.onMessage?.(message as MessageToBoard)
  })
  socket.on('close', (code, reason) => {
    hello.reject(new Error(`The server closed the connection: ${code} ${reason.toString()}`.trim()))
    options.onClosed?.(code, reason.toString())
  })
  // `once` below reports an error before the connection; afterwards, `close` follows.
  socket.on('error', () => undefined)
  hello.promise.catch(() => undefined)

  await once(socket, 'open')
  socket.send(JSON.stringify(helloMessage(frameVersion, frameMs)))
  const { session_id: sessionId = '', transport, audio_params: audio = {} } = await answerInTime()
  if (transport !== 'websocket') {
    socket.terminate()
    throw new Error(`The server offers another transport: ${transport}`)
  }

  return {
    sessionId,
    frameMs,
    sampleRate: audio.sample_rate ?? defaultRate,
    serverFrameMs: audio.frame_duration ?? defaultFrameMs,
    isOpen: () => socket.readyState === WebSocket.OPEN && performance.now() - lastReceivedAt < silenceTimeoutMs,
    send: (message: MessageFromBoard) => sendIfOpen(writeMessage(sessionId, message)),
    sendPacket(packet: Uint8Array) {
      sendIfOpen(writeFrame(frameVersion, packet, sentSamplesMs))
      sentSamplesMs += frameMs
    },
    /** The firmware says no goodbye: to the server it looks like a lost connection. */
    close: () => socket.terminate(),
  }

  async function answerInTime() {
    const timer = setTimeout(() => {
      hello.reject(new Error('The server did not answer the hello in time.'))
      socket.terminate()
    }, helloTimeoutMs)
    try {
      return await hello.promise
    } finally {
      clearTimeout(timer)
    }
  }

  function receiveFrame(data: Buffer) {
    const frame = readFrame(frameVersion, data)
    // The firmware does not check the header. This board closes the channel, so that a wrong frame is found.
    if (frame?.type !== 'audio') return socket.close(1002, 'invalid frame')
    return options.onPacket?.(frame.packet)
  }

  function sendIfOpen(data: string | Uint8Array) {
    if (socket.readyState === WebSocket.OPEN) socket.send(data)
  }
}
