import { setTimeout as delay } from 'node:timers/promises'
import { openRawWebSocket } from '../requests/raw-websocket.ts'
import { holdOpen, slowRequests } from '../requests/slow-requests.ts'
import type { Check } from '../runner/check.ts'
import type { Target } from '../target/start-target.ts'
import { isServed } from '../target/watch-health.ts'
import { withTarget } from '../target/with-target.ts'

/** The server cuts after 15 seconds; it looks every second. */
const maxSeconds = 18
/** A client that connects and says nothing has ten seconds to say who it is. */
const maxSilentSeconds = 15

/** Many clients send headers, bodies and handshakes a byte at a time, or nothing at all. All are cut, and others are served. */
export const slowConnections: Check = {
  name: 'slow-connections',
  run: ({ tries, tally }) =>
    withTarget({ variables: { LOG_LEVEL: 'warn' } }, async (target) => {
      const width = tries(200, 20)
      const slow = Object.entries(slowRequests).flatMap(([name, request]) =>
        Array.from({ length: width }, async () => ({
          name,
          limit: maxSeconds,
          ...(await holdOpen(target, request, 30)),
        })),
      )
      const silent = Array.from({ length: width }, async () => ({
        name: 'silent socket',
        limit: maxSilentSeconds,
        ...(await holdSilent(target)),
      }))
      const served = await serveOthers(target, Promise.all([...slow, ...silent]))
      for (const { name, limit, isOpen, seconds } of await Promise.all([...slow, ...silent])) {
        tally.count(
          !isOpen && seconds <= limit,
          () => `${name}: ${isOpen ? 'open' : 'cut'} after ${seconds.toFixed(1)} s`,
        )
      }
      tally.count(served.failed === 0, () => `${served.failed} of ${served.requests} other requests were not answered`)
      const longest = Math.max(...(await Promise.all(slow)).map(({ seconds }) => seconds))
      return `cut after ${longest.toFixed(1)} s`
    }),
}

/** Upgrades to a WebSocket and never says who it is. */
async function holdSilent(target: Target) {
  const startedAt = performance.now()
  const socket = await openRawWebSocket(target.url)
  socket.resume()
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  await Promise.race([closed, delay(30_000)])
  const isOpen = !socket.destroyed
  socket.destroy()
  return { isOpen, seconds: (performance.now() - startedAt) / 1000 }
}

/** Somebody else uses the server meanwhile. */
async function serveOthers(target: Target, end: Promise<unknown>) {
  const over = new AbortController()
  void end.finally(() => over.abort())
  let requests = 0
  let failed = 0
  while (!over.signal.aborted) {
    requests += 1
    if (!(await isServed(target, '/readyz'))) failed += 1
    await delay(100)
  }
  return { requests, failed }
}
