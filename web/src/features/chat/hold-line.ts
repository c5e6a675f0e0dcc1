import {
  chatNamespace,
  type DeviceHandshake,
  type DisconnectReason,
  type EventsFromDevice,
  type EventsToDevice,
} from '@pipit/contract/chat/events'
import { ApiCallError } from '@pipit/contract/api/client'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import type { Socket } from 'socket.io-client'
import { call } from '../../api/client.ts'

export type ChatSocket = Socket<EventsToDevice, EventsFromDevice>

/** Why there is no connection, and will be none by itself. */
export type LineEnd = Exclude<DisconnectReason, 'server-stopping'> | 'not-registered' | 'forbidden'

interface LineOptions {
  deviceId: string
  /** Before anything is said on it. */
  onSocket: (socket: ChatSocket) => void
  onOpen: (socket: ChatSocket) => void
  /** It is tried again. How often it did not work in a row: 0 after it has worked. */
  onLost: (failures: number) => void
  onEnd: (why: LineEnd) => void
}

const pauses = { first: 500, longest: 10_000 }
const answerWithin = 10_000

/** Connects in the device's place and stays connected, with a new token each time, until the server says why not. */
export function holdLine(options: LineOptions) {
  const leaving = new AbortController()
  let socket: ChatSocket | undefined
  void stay()

  return {
    hangUp() {
      leaving.abort()
      socket?.disconnect()
    },
  }

  async function stay() {
    let failures = 0
    while (!leaving.signal.aborted) {
      const { end, wasOpen } = await connectOnce()
      if (leaving.signal.aborted) return
      if (end && end !== 'server-stopping') return options.onEnd(end)
      failures = wasOpen ? 0 : failures + 1
      options.onLost(failures)
      await delay(Math.min(pauses.first * 2 ** failures, pauses.longest), leaving.signal)
    }
  }

  async function connectOnce(): Promise<{ end?: DisconnectReason | LineEnd; wasOpen: boolean }> {
    try {
      const params = { deviceId: options.deviceId }
      const answer = await call('GET /auth/tokens/device/:deviceId', { params, signal: leaving.signal })
      return await untilClosed({ token: answer.access_token })
    } catch (error) {
      const end = endBy(error)
      return { ...(end && { end }), wasOpen: false }
    }
  }

  async function untilClosed(auth: DeviceHandshake) {
    const { io } = await import('socket.io-client')
    if (leaving.signal.aborted) return { wasOpen: false }
    const opened: ChatSocket = io(chatNamespace, {
      auth,
      forceNew: true,
      reconnection: false,
      timeout: answerWithin,
      transports: ['websocket'],
    })
    socket = opened
    options.onSocket(opened)
    return new Promise<{ end?: DisconnectReason; wasOpen: boolean }>((resolve, reject) => {
      let end: DisconnectReason | undefined
      opened.on('connect', () => options.onOpen(opened))
      opened.on('closing', (why) => {
        end = why
      })
      opened.on('connect_error', reject)
      opened.on('disconnect', () => resolve({ ...(end && { end }), wasOpen: true }))
    }).finally(() => opened.close())
  }
}

/** Null: the server could not be reached, which may pass. */
function endBy(error: unknown): LineEnd | null {
  const code = error instanceof ApiCallError ? error.code : (error as { data?: Partial<ConnectionRefusal> }).data?.code
  if (code === 'not-found' || code === 'invalid-request') return 'not-registered'
  return code === 'forbidden' || code === 'unauthenticated' ? 'forbidden' : null
}

function delay(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer)
      resolve()
    })
  })
}
