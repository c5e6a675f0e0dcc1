import { setTimeout as delay } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { FailureLog } from '../logging/failure-log.ts'

export interface Notifications {
  /** False while the connection is lost: caches may be out of date then. */
  isConnected: () => boolean
  close: () => Promise<void>
}

/** What to do about each announcement of the triggers. */
interface Listeners {
  /** The validity of sessions and devices may have changed: a role, a session, a device's registration. */
  pipit_session_validity: () => void
  /** A resource of a family changed: `{ accountId, resource, id }`. */
  pipit_family_changes: (payload: string) => void
}

interface ConnectionListeners {
  /** From now on, announcements may be missed. */
  onDisconnect: () => void
  /** Announcements arrive again; those in between were missed. */
  onReconnect: () => void
}

/** Receives the announcements of changes that any process made. */
export async function listen(
  connection: ClientConfig,
  listeners: Listeners,
  { onDisconnect, onReconnect }: ConnectionListeners,
  log: FailureLog,
): Promise<Notifications> {
  let client: Client | null = await open()
  const closing = new AbortController()
  return {
    isConnected: () => client !== null,
    async close() {
      closing.abort()
      await client?.end().catch((error: unknown) => warn('the listener was not closed', error))
    },
  }

  function warn(message: string, error: unknown) {
    log.warn(message, error, { feature: 'database' })
  }

  async function open() {
    const opened = new Client({ ...connection, application_name: 'pipit-listener' })
    opened.on('error', (error) => warn('the listener for announcements failed', error))
    opened.on('notification', ({ channel, payload = '' }) => listeners[channel as keyof Listeners](payload))
    await opened.connect()
    for (const channel of Object.keys(listeners)) await opened.query(`listen ${channel}`)
    opened.once('end', () => void reopen())
    return opened
  }

  async function reopen() {
    client = null
    onDisconnect()
    while (!closing.signal.aborted && !client) {
      client = await open().catch((error: unknown) => {
        warn('the listener for announcements could not connect, retrying', error)
        return null
      })
      if (!client) await delay(500)
    }
    if (client) onReconnect()
  }
}
