import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { sendFromAnywhere } from '../requests/send.ts'
import type { Reachable } from './start-target.ts'

/** Everything that was written, and what the server answered. */
export interface Writers {
  /** The addresses that the server said it has stored. */
  acknowledged: string[]
  /** How often the server did not acknowledge, by status; "no answer" when the connection broke. */
  refusals: Map<number | 'no answer', number>
  stop: () => Promise<void>
}

const pauseAfterFailureMs = 20

interface Options {
  /** How many people write at once. */
  width?: number
  pauseMs?: number
}

/** People write without end, each to one of the servers, whatever happens to it. */
export function startWriters(
  servers: readonly Pick<Reachable, 'fetch'>[],
  { width = 8, pauseMs = 0 }: Options = {},
): Writers {
  const acknowledged: string[] = []
  const refusals: Writers['refusals'] = new Map()
  const stopping = new AbortController()
  const finished = Promise.all(
    Array.from({ length: width }, (_, index) => write(servers[index % servers.length] as Pick<Reachable, 'fetch'>)),
  )
  return {
    acknowledged,
    refusals,
    async stop() {
      stopping.abort()
      await finished
    },
  }

  async function write(server: Pick<Reachable, 'fetch'>) {
    while (!stopping.signal.aborted) {
      const email = `${randomUUID()}@example.org`
      const status = await sendFromAnywhere(server, 'POST /v1/wait-list', { body: { email } }).then(
        (answer) => answer.status,
        () => 'no answer' as const,
      )
      if (status !== 'no answer' && status < 300) {
        acknowledged.push(email)
        await delay(pauseMs)
        continue
      }
      refusals.set(status, (refusals.get(status) ?? 0) + 1)
      await delay(pauseAfterFailureMs)
    }
  }
}

/** The acknowledged writes that are not there. */
export async function findLost(target: Pick<Reachable, 'sql'>, acknowledged: string[]): Promise<string[]> {
  const rows = await target.sql<{ email: string }>('select email from wait_list_entries')
  const stored = new Set(rows.map(({ email }) => email))
  return acknowledged.filter((email) => !stored.has(email))
}

/** The milliseconds until the server stores something again. */
export async function timeUntilWritable(target: Reachable, timeoutMs = 120_000): Promise<number> {
  const startedAt = performance.now()
  while (performance.now() - startedAt < timeoutMs) {
    const body = { email: `${randomUUID()}@example.org` }
    const answer = await sendFromAnywhere(target, 'POST /v1/wait-list', { body }).catch(() => null)
    if (answer && answer.status < 300) return performance.now() - startedAt
    await delay(50)
  }
  throw new Error(`The server stored nothing for ${timeoutMs / 1000} s.`)
}
