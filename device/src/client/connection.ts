import type { DeviceStatus, DisconnectReason } from '@pipit/contract/chat/events'
import type { ChannelListeners, DeviceChannel, ServerEvent } from './channel.ts'
import { systemClock, type Clock } from './clock.ts'
import { watchForSilence } from './watch-for-silence.ts'

export interface ConnectionOptions {
  /** Tokens expire within minutes, so each channel gets a new one. */
  openChannel: (listeners: ChannelListeners, signal: AbortSignal) => Promise<DeviceChannel>
  /** The device reports this about itself after each connection. */
  status?: DeviceStatus
  /** The pause before a new attempt doubles from the first to the longest, and starts again after a connection. */
  retry?: { firstPauseMs: number; maxPauseMs: number }
  shouldRetry?: (end: ChannelEnd) => boolean
  clock?: Clock
  random?: () => number
  onOpen?: (channel: DeviceChannel) => void
  onEvent?: (event: ServerEvent) => void
  /** The connection was lost, closed by the server, or could not be made. */
  onClosed?: (end: ChannelEnd & { willRetry: boolean; failedAttempts: number }) => void
}

export interface ChannelEnd {
  /** It is null unless the server closed the connection with a reason. */
  reason: DisconnectReason | null
  /** It says why the connection could not be opened. */
  error: unknown
  wasOpen: boolean
}

export type Connection = ReturnType<typeof keepConnected>

const defaultRetry = { firstPauseMs: 1000, maxPauseMs: 300_000 }
/** The server stores one status a second. */
const statusPauseMs = 1500

/** Reconnects whenever the connection is lost, until it is closed or `shouldRetry` says no. */
export function keepConnected(options: ConnectionOptions) {
  const { retry = defaultRetry, clock = systemClock, random = Math.random } = options
  const { shouldRetry = ({ reason }) => reason !== 'deactivated' } = options
  const closing = new AbortController()
  let { status } = options
  let channel: DeviceChannel | null = null
  const stopped = connectUntilClosed()

  return {
    /** Sends the status now if connected, else after the next connection. */
    report(changed: DeviceStatus) {
      status = changed
      if (channel?.isOpen()) void sendStatus(channel)
    },
    async close() {
      closing.abort()
      channel?.close()
      await stopped
    },
  }

  async function connectUntilClosed() {
    let pauseMs = retry.firstPauseMs
    let failedAttempts = 0
    while (!closing.signal.aborted) {
      const end = await connectOnce()
      if (closing.signal.aborted) return
      failedAttempts = end.wasOpen ? 0 : failedAttempts + 1
      const willRetry = shouldRetry(end)
      options.onClosed?.({ ...end, willRetry, failedAttempts })
      if (!willRetry) return
      // Another device with this key is connected. Without the pause, the two would disconnect each other forever.
      if (end.reason === 'replaced') pauseMs = retry.maxPauseMs
      else if (end.wasOpen) pauseMs = retry.firstPauseMs
      // The random part prevents that all devices reconnect in the same second after a power cut.
      await clock.wait(pauseMs * (0.5 + random() / 2), closing.signal)
      pauseMs = Math.min(pauseMs * 2, retry.maxPauseMs)
    }
  }

  async function connectOnce(): Promise<ChannelEnd> {
    const end: ChannelEnd = { reason: null, error: null, wasOpen: false }
    const attempt = Promise.withResolvers<void>()
    const abandon = () => attempt.resolve()
    closing.signal.addEventListener('abort', abandon)
    const silence = watchForSilence(clock, abandon)
    const listeners: ChannelListeners = {
      onOpen(opened) {
        channel = opened
        end.wasOpen = true
        options.onOpen?.(opened)
        void sendStatus(opened)
      },
      onEvent(event) {
        silence.receive(event)
        if (event.name === 'closing') end.reason = event.args[0]
        options.onEvent?.(event)
      },
      onClosed(error) {
        end.error = error ?? null
        attempt.resolve()
      },
    }
    try {
      channel = await options.openChannel(listeners, closing.signal)
      await attempt.promise
    } catch (error) {
      end.error = error
    }
    silence.close()
    closing.signal.removeEventListener('abort', abandon)
    channel?.close()
    channel = null
    return end
  }

  async function sendStatus(to: DeviceChannel) {
    const sent = status
    if (!sent) return
    // A lost report needs no retry here: the status is sent again after each reconnect.
    const refusal = await to.reportStatus(sent).catch(() => null)
    if (refusal?.code !== 'too-many-requests') return
    await clock.wait(statusPauseMs, closing.signal)
    // A newer status replaces this one.
    if (to.isOpen() && sent === status) await sendStatus(to)
  }
}
