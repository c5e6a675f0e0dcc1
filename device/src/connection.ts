import { setTimeout as delay } from 'node:timers/promises'
import { ApiCallError } from '@pipit/contract/api/client'
import {
  chatNamespace,
  type DeviceHandshake,
  type DeviceStatus,
  type DisconnectReason,
  type EventsFromDevice,
  type EventsToDevice,
} from '@pipit/contract/chat/events'
import type { ConnectionRefusal } from '@pipit/contract/realtime/events'
import { io, type Socket } from 'socket.io-client'
import { deviceClient } from './device-client.ts'

export interface DeviceOptions {
  serverUrl: string
  deviceId: string
  deviceApiKey: string
  /** What the device tells of itself at each connection. */
  status: DeviceStatus
  onOnline?: () => void
  /** Each connection, new after each loss: a talk is attached to it. */
  onConnected?: (socket: ServerSocket) => void
  /** The server ended the connection, and said why. */
  onEnded?: (reason: DisconnectReason) => void
  /** It did not work this time, or no longer; it is tried again. */
  onTrouble?: (trouble: Trouble, message: string) => void
  /** In milliseconds, before each new attempt: grows from the first to the longest, and begins anew once online. */
  pauses?: { first: number; longest: number }
}

export type Trouble = 'server-unreachable' | 'key-refused' | 'connection-lost'
export type DeviceConnection = ReturnType<typeof connectDevice>

export type ServerSocket = Socket<EventsToDevice, EventsFromDevice>

const answerWithin = 10_000
/** The server keeps one status in a second. */
const afterTooMany = 1500

/** Signs in, connects and stays connected: tries again for as long as the device belongs to somebody. */
export function connectDevice(options: DeviceOptions) {
  const { serverUrl, deviceId, deviceApiKey, pauses = { first: 1000, longest: 300_000 } } = options
  const closing = new AbortController()
  let { status } = options
  let socket: ServerSocket | null = null
  const stopped = stayConnected()

  return {
    /** Tells the server at once if connected, else as soon as it is. */
    report(news: DeviceStatus) {
      status = news
      if (socket?.connected) void tellStatus(socket)
    },
    async close() {
      closing.abort()
      socket?.disconnect()
      await stopped
    },
  }

  async function stayConnected() {
    let pause = pauses.first
    while (!closing.signal.aborted) {
      const { reason, wasOnline } = await connectOnce()
      if (reason === 'deactivated') return
      // Another one with this key is running; to answer in kind would throw each other out without end.
      if (reason === 'replaced') pause = pauses.longest
      else if (wasOnline) pause = pauses.first
      // No two devices come back at the same moment after a power cut.
      await delay(pause * (0.5 + Math.random() / 2), undefined, { signal: closing.signal }).catch(() => undefined)
      pause = Math.min(pause * 2, pauses.longest)
    }
  }

  /** Until the connection is over, or could not be made. */
  async function connectOnce(): Promise<{ reason?: DisconnectReason; wasOnline: boolean }> {
    try {
      // A new token each time: they live for minutes.
      const call = deviceClient({ serverUrl })
      const signedIn = await call('POST /auth/sign-in/device', {
        body: { deviceId, deviceApiKey },
        signal: closing.signal,
      })
      return await untilDisconnected({ token: signedIn.access_token })
    } catch (error) {
      if (!closing.signal.aborted) options.onTrouble?.(troubleOf(error), explain(error))
      return { wasOnline: false }
    }
  }

  function untilDisconnected(auth: DeviceHandshake) {
    const opened: ServerSocket = io(serverUrl + chatNamespace, {
      auth,
      forceNew: true,
      reconnection: false,
      timeout: answerWithin,
      transports: ['websocket'],
    })
    socket = opened
    if (closing.signal.aborted) opened.disconnect()
    return new Promise<{ reason?: DisconnectReason; wasOnline: boolean }>((resolve, reject) => {
      let reason: DisconnectReason | undefined
      let wasOnline = false
      opened.on('connect', () => {
        wasOnline = true
        options.onOnline?.()
        options.onConnected?.(opened)
        void tellStatus(opened)
      })
      opened.on('closing', (why) => {
        reason = why
        options.onEnded?.(why)
      })
      opened.on('connect_error', reject)
      opened.on('disconnect', () => {
        if (!reason && !closing.signal.aborted) options.onTrouble?.('connection-lost', 'The connection was lost.')
        resolve({ ...(reason ? { reason } : {}), wasOnline })
      })
      closing.signal.addEventListener('abort', () => resolve({ wasOnline: false }), { once: true })
    }).finally(() => opened.close())
  }

  async function tellStatus(to: ServerSocket) {
    const told = status
    const refusal = await to
      .timeout(answerWithin)
      .emitWithAck('status', told)
      .catch(() => null)
    if (refusal?.code !== 'too-many-requests') return
    await delay(afterTooMany, undefined, { ref: false })
    // Of several that were too fast, the last one counts.
    if (to.connected && told === status) await tellStatus(to)
  }
}

function troubleOf(error: unknown): Trouble {
  const { code } = error instanceof ApiCallError ? error : ((error as { data?: Partial<ConnectionRefusal> }).data ?? {})
  return code === 'unauthenticated' ? 'key-refused' : 'server-unreachable'
}

function explain(error: unknown) {
  if (error instanceof ApiCallError) return error.message
  // What fetch says by itself is only "fetch failed".
  const { message, cause } = error as Error
  return cause instanceof Error && cause.message ? cause.message : message
}
