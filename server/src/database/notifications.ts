import { setTimeout as delay } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import { interruptibleDelay } from '@pipit/concurrency/interruptible-delay'
import type { FailureLog } from '../observability/logging/failure-log.ts'

export interface Notifications {
  /** False while the connection is lost: caches may be out of date then. */
  isConnected: () => boolean
  close: () => Promise<void>
}

interface Listener {
  /** What a trigger or a process has announced. */
  onNotification: (text: string) => void
  /** Announcements may be missed until `onReconnect`. */
  onDisconnect: () => void
  /** Announcements arrive again; those in between were missed. */
  onReconnect: () => void
}

/** How often the connection is tested, and how long each statement on it may take. */
const heartbeatMs = 1000
const statementTimeoutMs = 3000
const retryMs = 500
const closeTimeoutMs = 1000

/**
 * Receives the announcements of changes that any process made. A connection that died without being closed looks like one
 * on which nothing is announced, so it is tested by statements, and replaced when one is not answered in time.
 */
export async function listen(
  connection: ClientConfig,
  { onNotification, onDisconnect, onReconnect }: Listener,
  log: FailureLog,
): Promise<Notifications> {
  const closing = new AbortController()
  let client: Client | null = await open()
  return {
    isConnected: () => client !== null,
    async close() {
      closing.abort()
      const ended = client?.end().catch((error: unknown) => warn('the listener was not closed', error))
      // A dead connection never ends.
      await Promise.race([ended, delay(closeTimeoutMs, undefined, { ref: false })])
    },
  }

  function warn(message: string, error: unknown) {
    log.warn(message, error, { feature: 'database' })
  }

  async function open() {
    const opened = new Client({
      ...connection,
      application_name: 'pipit-listener',
      keepAlive: true,
      connectionTimeoutMillis: statementTimeoutMs,
      query_timeout: statementTimeoutMs,
    })
    opened.on('error', (error) => warn('the listener for announcements failed', error))
    opened.on('notification', ({ payload = '' }) => onNotification(payload))
    try {
      await opened.connect()
      await opened.query('listen pipit_announcements')
    } catch (error) {
      discard(opened)
      throw error
    }
    const ended = new AbortController()
    opened.once('end', () => {
      ended.abort()
      void reopen()
    })
    void test(opened, ended.signal)
    return opened
  }

  async function test(opened: Client, ended: AbortSignal) {
    while (!ended.aborted) {
      await interruptibleDelay(heartbeatMs, ended)
      if (ended.aborted || closing.signal.aborted) return
      await opened.query('select').catch((error: unknown) => {
        warn('the listener for announcements does not answer, replacing it', error)
        discard(opened)
      })
    }
  }

  /** Cuts the connection at once if a statement waits for its answer. */
  function discard(opened: Client) {
    opened.end().catch((error: unknown) => warn('the listener was not closed', error))
  }

  async function reopen() {
    client = null
    if (closing.signal.aborted) return
    onDisconnect()
    while (!closing.signal.aborted && !client) {
      client = await open().catch((error: unknown) => {
        warn('the listener for announcements could not connect, retrying', error)
        return null
      })
      if (!client) await interruptibleDelay(retryMs, closing.signal)
    }
    if (closing.signal.aborted) await client?.end()
    else onReconnect()
  }
}
