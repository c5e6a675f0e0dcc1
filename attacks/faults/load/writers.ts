import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fromNewAddress } from '../../target/addresses.ts'
import type { Cluster } from '../cluster/start-cluster.ts'

const pauseMs = 20
/** Browsers and proxies give up sooner or later, too. */
const requestTimeoutMs = 10_000

/** People who write without pause at all servers, whatever happens to them. */
export function startWriters({ urls, sql }: Cluster, count: number) {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const finished = Promise.all(Array.from({ length: count }, (_, index) => write(urls[index % urls.length] ?? '')))
  return {
    acknowledged,
    async stop() {
      stopping.abort()
      await finished
    },
    /** The acknowledged writes that are not in the database. */
    async findLost() {
      const rows = await sql<{ email: string }>('select email from wait_list_entries')
      const stored = new Set(rows.map(({ email }) => email))
      return acknowledged.filter((email) => !stored.has(email))
    },
  }

  async function write(url: string) {
    while (!stopping.signal.aborted) {
      const email = `${randomUUID()}@example.org`
      const isStored = await fetch(`${url}/v1/wait-list`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...fromNewAddress() },
        body: JSON.stringify({ email }),
        signal: AbortSignal.timeout(requestTimeoutMs),
      }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isStored) acknowledged.push(email)
      await delay(pauseMs)
    }
  }
}
