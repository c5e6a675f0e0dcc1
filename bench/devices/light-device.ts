import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { chatNamespace, coachSpeech } from '@pipit/contract/chat/events'
import { stampedChunk } from '../chat/instant-voice.ts'
import { createFrameReader, encodeFrame, type Frame } from './websocket-frames.ts'

export interface Target {
  port: number
  token: string
  /** The address that it connects from: each has about 28,000 ports. */
  localAddress: string
}

export type LightDevice = Awaited<ReturnType<typeof connectLightDevice>>

const connectTimeoutMs = 60_000
const samplesPerMs = coachSpeech.rate / 1000
const status = { battery: 80, firmware: '1.0.0' }

/**
 * A device that speaks the protocol (docs/device-protocol.md) on a bare TCP connection. Socket.IO's client would cost
 * more than the server that is measured. Resolves when the server has stored that the device is online.
 */
export async function connectLightDevice({ port, token, localAddress }: Target) {
  const socket = connect({ port, host: '127.0.0.1', localAddress })
  socket.setNoDelay(true)
  const connected = Promise.withResolvers<void>()
  const listening = Promise.withResolvers<void>()
  let closed = false
  let sequence = 0
  let turns = 0
  let receivedSamples = 0
  /** The event whose bytes follow. */
  let event = ''

  socket.on('connect', () => socket.write(upgradeRequest(port)))
  socket.on('error', fail)
  socket.on('close', () => fail(new Error('The server closed the connection.')))
  socket.setTimeout(connectTimeoutMs, () => fail(new Error('The server did not answer.')))
  readAfterUpgrade(socket, receive, fail)
  await connected.promise
  socket.setTimeout(0)

  return {
    isOpen: () => !closed,
    turns: () => turns,
    bytes: () => ({ sent: socket.bytesWritten, received: socket.bytesRead }),
    /** Starts a conversation. Resolves when the coach has greeted the child. */
    async start() {
      emit('1', 'start', { sequence: nextSequence() })
      await listening.promise
    },
    sendChunk(isLoud: boolean) {
      const packet = `51-${chatNamespace},["speech",${nextSequence()},{"_placeholder":true,"num":0}]`
      socket.write(Buffer.concat([encodeFrame(`4${packet}`), encodeFrame(stampedChunk(isLoud))]))
    },
    endSpeech: () => emit('', 'end-of-speech', nextSequence()),
    close() {
      closed = true
      socket.destroy()
    },
  }

  function receive(frame: Frame) {
    if ('bytes' in frame)
      return void (event.startsWith('["coach-speech"') && (receivedSamples += frame.bytes.length / 2))
    const { text } = frame
    if (text === '2') return void socket.write(encodeFrame('3'))
    if (text.startsWith('0')) return void socket.write(encodeFrame(`40${chatNamespace},${JSON.stringify({ token })}`))
    if (text.startsWith('44')) return fail(new Error(`The server refused the device: ${text}`))
    if (text.startsWith('40')) return emit('0', 'status', status)
    const content = text.slice(text.indexOf(',') + 1)
    if (text.startsWith('43')) return acknowledge(content)
    event = content
    if (event === '["state","listening"]') listen()
    else if (event.startsWith('["end-of-coach-speech"')) reportPlayed()
  }

  /** The answers to the status (0) and to the start of a conversation (1): null, or the reason for a refusal. */
  function acknowledge(content: string) {
    if (content === '0[null]') connected.resolve()
    else if (content !== '1[null]') fail(new Error(`The server refused: ${content}`))
  }

  function listen() {
    turns += 1
    listening.resolve()
  }

  /** A device with an instant loudspeaker. */
  function reportPlayed() {
    const [, sentence] = JSON.parse(event) as [string, string]
    emit('', 'played', nextSequence(), sentence, Math.round(receivedSamples / samplesPerMs))
    receivedSamples = 0
  }

  function emit(acknowledgement: string, ...content: unknown[]) {
    socket.write(encodeFrame(`42${chatNamespace},${acknowledgement}${JSON.stringify(content)}`))
  }

  function nextSequence() {
    sequence += 1
    return sequence
  }

  function fail(error: Error) {
    closed = true
    connected.reject(error)
    listening.reject(error)
    listening.promise.catch(() => undefined)
    socket.destroy()
  }
}

function upgradeRequest(port: number) {
  const headers = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    'Sec-WebSocket-Version: 13',
  ]
  return `${headers.join('\r\n')}\r\n\r\n`
}

/** The response to the upgrade, then frames. */
function readAfterUpgrade(socket: Socket, onFrame: (frame: Frame) => void, fail: (error: Error) => void) {
  const read = createFrameReader(onFrame)
  let head: Buffer | null = Buffer.alloc(0)
  socket.on('data', (chunk: Buffer) => {
    if (!head) return read(chunk)
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    if (!head.toString('latin1').startsWith('HTTP/1.1 101'))
      return fail(new Error(`No upgrade: ${head.toString('latin1', 0, 40)}`))
    const rest = head.subarray(end + 4)
    head = null
    if (rest.length > 0) read(rest)
  })
}
