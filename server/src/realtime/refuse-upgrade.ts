import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a request for a websocket, and closes its connection, which a client could otherwise keep half open for good. */
export function refuseUpgrade(connection: Duplex, status: number, headers: Record<string, string> = {}, body = '') {
  const lines = Object.entries({ connection: 'close', 'content-length': String(Buffer.byteLength(body)), ...headers })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  connection.once('finish', () => connection.destroy())
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\n${body}`)
}
