// Sends the load from its own process, so its CPU time is not counted as the server's. It speaks HTTP over plain sockets,
// because on a small machine a full client would use more CPU than the server.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Load, LoadResult } from './measure-requests.ts'

const load = JSON.parse(process.argv[2] ?? '') as Load
let sent = 0
let responses = 0

const sockets = await Promise.all(
  Array.from({ length: load.connections }, async () => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return socket
  }),
)
const startedAt = performance.now()
await Promise.all(sockets.map(sendRequests))
const result: LoadResult = { requests: responses, seconds: (performance.now() - startedAt) / 1000 }
console.log(JSON.stringify(result))

function sendRequests(socket: Socket) {
  return new Promise<void>((resolve, reject) => {
    let received = ''
    const sendNext = () => {
      const timeIsUp = performance.now() - startedAt > load.seconds * 1000
      if (sent < load.count && !timeIsUp) return socket.write(request(load.firstNumber + sent++))
      socket.destroy()
      return resolve()
    }
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The server closed a connection.')))
    socket.on('data', (chunk: string) => {
      received += chunk
      const response = completeResponse(received)
      if (!response) return
      if (!response.startsWith('HTTP/1.1 2')) return reject(new Error(`The server responded: ${response}`))
      received = received.slice(response.length)
      responses += 1
      sendNext()
    })
    sendNext()
  })
}

/** Each request has its own address, because the server limits the requests of one visitor. */
function request(number: number) {
  const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const caller = load.callers?.[number % load.callers.length]
  const authorization = caller ? `authorization: Bearer ${caller.token}\r\n` : ''
  const path = load.path.replace('{accountId}', caller?.accountId ?? '')
  const common = `${path} HTTP/1.1\r\nhost: 127.0.0.1:${load.port}\r\nx-forwarded-for: ${visitor}\r\n${authorization}`
  if (load.body === undefined) return `GET ${common}\r\n`
  const body = load.body.replace('{n}', String(load.numberModulus ? number % load.numberModulus : number))
  return `POST ${common}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function completeResponse(received: string) {
  const headersEnd = received.indexOf('\r\n\r\n')
  if (headersEnd === -1) return null
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, headersEnd))?.[1] ?? 0)
  const end = headersEnd + 4 + length
  return received.length >= end ? received.slice(0, end) : null
}
