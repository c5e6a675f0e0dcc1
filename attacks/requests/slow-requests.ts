import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Target } from '../target/start-target.ts'

interface SlowRequest {
  /** Sent at once. */
  start: string
  /** Sent every second after that. */
  drip: string
}

const request = 'POST /v1/wait-list HTTP/1.1\r\nhost: pipit\r\ncontent-type: application/json\r\n'

/** Requests that never end. */
export const slowRequests: Record<string, SlowRequest> = {
  headers: { start: request, drip: 'x-more: 1\r\n' },
  body: { start: `${request}content-length: 1000\r\n\r\n`, drip: ' ' },
  'second body': {
    start: `GET /healthz HTTP/1.1\r\nhost: pipit\r\n\r\n${request}content-length: 1000\r\n\r\n`,
    drip: ' ',
  },
  handshake: { start: 'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nhost: pipit\r\n', drip: 'x-more: 1\r\n' },
}

/** Holds a connection open for as long as the server lets it, and returns for how many seconds that was. */
export async function holdOpen(target: Target, { start, drip }: SlowRequest, maxSeconds: number) {
  const startedAt = performance.now()
  const socket = connect(Number(new URL(target.url).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(start)
  const dripping = setInterval(() => socket.write(drip), 1000)
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()))
  await Promise.race([closed, delay(maxSeconds * 1000)])
  clearInterval(dripping)
  const isOpen = !socket.destroyed
  socket.destroy()
  return { isOpen, seconds: (performance.now() - startedAt) / 1000 }
}
