import { readFrame, writeFrame, type Frame, type FrameVersion } from '@pipit/contract/boards/frames'
import type { MessageToBoard } from '@pipit/contract/boards/messages'
import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'
import { ignoreErrorEvents } from '../../../realtime/ignore-error-events.ts'
import { RateLimiter } from '../../chat/device/rate-limiter.ts'

export type BoardSocket = ReturnType<typeof createBoardSocket>

interface Options {
  sessionId: string
  frameVersion: FrameVersion
  /** Null for a frame that cannot be read. */
  onFrame: (frame: Frame | null) => void
  onMessage: (text: string) => void
  /** It sends far too much, or does not read what it is sent. */
  onViolation: () => void
  onClosed: (end: ConnectionEnd) => void
}

/** Whether the board has closed the websocket, has ended the connection below it as the firmware does, or has only lost it. */
export type ConnectionEnd = 'closed' | 'ended' | 'lost'

/** Eight seconds of speech. A board that does not read must not fill the memory. */
const maxUnsentBytes = 64_000
/** The safeguards check every word that somebody typed. */
const messageBytesPerToken = 100
/** A client hangs up with 1000, or without a code, which is reported as 1005. */
const hangUpCodes = new Set([1000, 1005])

/** The websocket of a board: its frames, its messages and its limits. */
export function createBoardSocket(
  websocket: WebSocket,
  connection: Duplex,
  { sessionId, frameVersion, onFrame, onMessage, onViolation, onClosed }: Options,
) {
  const limiter = new RateLimiter()
  let version = frameVersion
  let startedAt = 0
  let lastHeardAt = performance.now()
  let isClosing = false
  let hasEnded = false
  ignoreErrorEvents(websocket)
  // The firmware ends the connection without a word of the websocket protocol, which other clients use. First: the library
  // then takes the websocket for one that closes.
  connection.prependOnceListener('end', () => (hasEnded = websocket.readyState === websocket.OPEN))
  websocket.once('close', (code: number) => {
    const hasClosed = !isClosing && hangUpCodes.has(code)
    onClosed(hasClosed ? 'closed' : hasEnded ? 'ended' : 'lost')
  })
  websocket.on('message', (data: Buffer, isBinary) => {
    lastHeardAt = performance.now()
    const frame = isBinary ? readFrame(version, data) : null
    const isMessage = !isBinary || frame?.type === 'json'
    if (!mayReceive(isMessage ? 1 + data.byteLength / messageBytesPerToken : 1)) return
    if (isBinary) onFrame(frame)
    else onMessage(data.toString())
  })
  websocket.on('ping', (data: Buffer) => mayReceive(1) && websocket.pong(data))
  websocket.on('pong', () => {
    lastHeardAt = performance.now()
  })

  return {
    isOpen: () => websocket.readyState === websocket.OPEN,
    lastHeardAt: () => lastHeardAt,
    useFrames(given: FrameVersion) {
      version = given
    },
    sendMessage(message: MessageToBoard) {
      send(JSON.stringify({ session_id: sessionId, ...message }))
    },
    sendPackets(packets: Uint8Array[]) {
      startedAt ||= performance.now()
      const time = Math.round(performance.now() - startedAt)
      for (const packet of packets) send(writeFrame(version, packet, time))
    },
    ping: () => websocket.ping(),
    close(code: number, reason: string) {
      isClosing = true
      websocket.close(code, reason)
    },
    terminate: () => websocket.terminate(),
  }

  function mayReceive(cost: number) {
    const verdict = websocket.readyState === websocket.OPEN ? limiter.take(cost) : 'drop'
    if (verdict === 'disconnect') onViolation()
    return verdict === 'accept'
  }

  /** What is sent in the same moment is one write: the system call costs more than our own work. */
  function send(data: string | Uint8Array) {
    if (websocket.readyState !== websocket.OPEN) return
    if (websocket.bufferedAmount > maxUnsentBytes) return onViolation()
    if (connection.writableCorked === 0) {
      connection.cork()
      process.nextTick(() => connection.uncork())
    }
    websocket.send(data)
  }
}
