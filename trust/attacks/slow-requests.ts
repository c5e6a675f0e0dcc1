import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Attack } from '../runner/attack.ts'
import type { Target } from '../target/start-target.ts'
import { withTarget } from '../target/with-target.ts'

const watchSeconds = 25
const request = 'POST /v1/wait-list HTTP/1.1\r\nhost: pipit\r\ncontent-type: application/json\r\n'

const slowOnes = {
  headers: { start: request, drip: 'x-more: 1\r\n' },
  body: { start: `${request}content-length: 1000\r\n\r\n`, drip: ' ' },
  'second body': {
    start: `GET /healthz HTTP/1.1\r\nhost: pipit\r\n\r\n${request}content-length: 1000\r\n\r\n`,
    drip: ' ',
  },
  handshake: { start: 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: pipit\r\n', drip: 'x-more: 1\r\n' },
}

export const slowRequests: Attack = {
  name: 'slow-requests',
  aim: 'hold connections open with requests that never end',
  attempt: (options) =>
    withTarget(options, async (target) => {
      const held = await Promise.all(
        Object.entries(slowOnes).map(async ([name, slow]) => ({ name, ...(await hold(target, slow)) })),
      )
      return {
        succeeded: held.some(({ isOpen }) => isOpen),
        evidence: held
          .map(
            ({ name, isOpen, seconds }) => `${name}: ${isOpen ? `open after ${seconds} s` : `cut after ${seconds} s`}`,
          )
          .join(', '),
      }
    }),
}

async function hold(target: Target, { start, drip }: { start: string; drip: string }) {
  const startedAt = performance.now()
  const socket = connect(Number(new URL(target.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(start)
  const dripping = setInterval(() => socket.write(drip), 1000)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await Promise.race([closed, delay(watchSeconds * 1000)])
  clearInterval(dripping)
  const isOpen = !socket.destroyed
  socket.destroy()
  return { isOpen, seconds: Math.round((performance.now() - startedAt) / 1000) }
}
