import { setTimeout as delay } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'

export interface Notifications {
  /** False while the connection is away: what is remembered then may be out of date. */
  hearing: () => boolean
  close: () => Promise<void>
}

const channel = 'pipit_changes'

/** Hears of changes that any process made; triggers announce them. `onSilence`: some may have been missed. */
export async function listen(
  connection: ClientConfig,
  { onChange, onSilence }: { onChange: () => void; onSilence: () => void },
): Promise<Notifications> {
  let client: Client | null = await open()
  const closing = new AbortController()
  return {
    hearing: () => client !== null,
    async close() {
      closing.abort()
      await client?.end().catch(() => undefined)
    },
  }

  async function open() {
    const opened = new Client({ ...connection, application_name: 'pipit-listener' })
    opened.on('error', () => undefined)
    opened.on('notification', onChange)
    await opened.connect()
    await opened.query(`listen ${channel}`)
    opened.once('end', () => void reopen())
    return opened
  }

  async function reopen() {
    client = null
    onSilence()
    while (!closing.signal.aborted && !client) {
      client = await open().catch(() => null)
      if (!client) await delay(500)
    }
  }
}
