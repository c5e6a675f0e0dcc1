import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { forEachInParallel } from '../requests/send.ts'
import type { Check } from '../runner/check.ts'
import { watchMemory } from '../target/memory.ts'
import { poll } from '../target/poll.ts'
import type { Target } from '../target/start-target.ts'
import { isServed } from '../target/watch-health.ts'
import { withTarget } from '../target/with-target.ts'

const maxGrowthMegabytes = 100
/** The server may hold a few of its own that come and go. */
const descriptorTolerance = 10

const upgrade = (path: string, version: string) =>
  `GET ${path} HTTP/1.1\r\nhost: pipit\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: ${version}\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`

/** What the client sends before it hangs up; null: it hangs up at once. */
const openings: Record<string, () => string | Buffer | null> = {
  nothing: () => null,
  'random bytes': () => randomBytes(200),
  TLS: () => Buffer.from('16030100a5010000a10303', 'hex'),
  'HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'another protocol': () => 'EHLO example.org\r\n',
  'an unknown method': () => 'BREW / HTTP/1.1\r\nhost: pipit\r\n\r\n',
  'headers that are too long': () => `GET / HTTP/1.1\r\nhost: pipit\r\nx: ${'a'.repeat(70_000)}\r\n\r\n`,
  'two lengths': () => 'POST /v1/wait-list HTTP/1.1\r\nhost: pipit\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\n{}',
  'a length and chunks': () =>
    'POST /v1/wait-list HTTP/1.1\r\nhost: pipit\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'half a body': () => 'POST /v1/wait-list HTTP/1.1\r\nhost: pipit\r\ncontent-length: 500\r\n\r\n{"email":',
  'a broken chunk': () => 'POST /v1/wait-list HTTP/1.1\r\nhost: pipit\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'an upgrade elsewhere': () => upgrade('/v1/settings', '13'),
  'an upgrade with another version': () => upgrade('/socket.io/?EIO=4&transport=websocket', '7'),
  'an upgrade of an unknown session': () => upgrade('/socket.io/?EIO=4&transport=websocket&sid=unknown', '13'),
  'an upgrade that is left alone': () => upgrade('/socket.io/?EIO=4&transport=websocket', '13'),
}

/** Connections that are broken in every way: afterwards the server has closed all of them and has not grown. */
export const badConnections: Check = {
  name: 'bad-connections',
  run: ({ tries, tally, report }) =>
    withTarget({ variables: { LOG_LEVEL: 'warn' } }, async (target) => {
      const port = Number(new URL(target.url).port)
      // The first socket loads code that stays.
      await openAndLeave(port, upgrade('/socket.io/?EIO=4&transport=websocket', '13'))
      await delay(1000)
      const before = openDescriptors(target)
      const memory = watchMemory(target)
      const names = Object.keys(openings)
      const rounds = Math.ceil(tries(10_000, 300) / names.length)
      for (let round = 0; round < rounds; round += 1) {
        await forEachInParallel(names, names.length, (name) => openAndLeave(port, openings[name]?.() ?? null))
        const isReady = await isServed(target, '/readyz')
        for (const name of names)
          tally.count(isReady, () => `after round ${round + 1} with ${name} the server was not ready`)
      }
      const left = await poll(async () => {
        const open = openDescriptors(target) - before
        return open <= descriptorTolerance ? open : undefined
      }).catch(() => openDescriptors(target) - before)
      tally.count(left <= descriptorTolerance, () => `${left} connections stayed open`)
      const growth = memory.stop()
      tally.count(growth <= maxGrowthMegabytes, () => `the server grew by ${growth} MB`)
      report(`${left} descriptors more than before`)
      return `memory grew by ${growth} MB`
    }),
}

/** Waits for the first answer or the end, and hangs up without a goodbye. */
async function openAndLeave(port: number, opening: string | Buffer | null) {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const answered = new Promise<void>((resolve) => {
    socket.once('close', () => resolve())
    socket.once('data', () => resolve())
    if (opening === null) socket.once('connect', () => resolve())
  })
  if (opening !== null) socket.write(opening)
  await Promise.race([answered, delay(100)])
  socket.resetAndDestroy()
}

function openDescriptors({ pid }: Target): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
