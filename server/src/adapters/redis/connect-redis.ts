import { Redis } from 'ioredis'
import type { FailureLog } from '../../observability/logging/failure-log.ts'

export interface OpenRedis {
  /** Commands fail at once while Redis is away, and after a second if it does not answer. */
  client: Redis
  isConnected: () => boolean
  /** Calls the listener each time that Redis is back. It may have lost everything. */
  onReconnect: (listener: () => void) => void
  close: () => Promise<void>
}

const commandTimeoutMs = 1000
/** A connection on which nothing arrives for this long although an answer is due is closed, and opened again. */
const socketTimeoutMs = 2000
const pingIntervalMs = 2000
const maxRetryDelayMs = 1000

/** Fails if Redis does not answer now. From then on, the connection is opened again whenever it is lost. */
export async function connectRedis(url: string, log: FailureLog): Promise<OpenRedis> {
  let lastError: unknown
  let isClosing = false
  const client = new Redis(url, {
    lazyConnect: true,
    connectTimeout: socketTimeoutMs,
    commandTimeout: commandTimeoutMs,
    socketTimeout: socketTimeoutMs,
    retryStrategy: (attempt) => Math.min(attempt * 50, maxRetryDelayMs),
    // A queue would grow without bounds while Redis is away, and its commands would be late: callers have a fallback.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
  })
  // ioredis reports each attempt to reconnect: one line for each outage is enough.
  client.on('error', (error) => (lastError = error))
  try {
    await client.connect()
  } catch (error) {
    client.disconnect()
    throw lastError ?? error
  }
  let isConnected = true
  const reconnectListeners: (() => void)[] = []
  client.on('close', () => {
    if (!isConnected || isClosing) return
    isConnected = false
    log.warn('Redis is away, reconnecting', lastError, { feature: 'redis' })
  })
  client.on('ready', () => {
    isConnected = true
    for (const listener of reconnectListeners) listener()
  })
  // Nobody would notice on an idle connection that Redis is frozen or that the network drops packets.
  const ping = setInterval(() => void client.ping().catch((error: unknown) => (lastError = error)), pingIntervalMs)
  ping.unref()

  return {
    client,
    isConnected: () => isConnected,
    onReconnect: (listener) => void reconnectListeners.push(listener),
    async close() {
      isClosing = true
      clearInterval(ping)
      // The answers to earlier commands arrive before the one to this command.
      await client.quit().catch(() => client.disconnect())
    },
  }
}
