// The load, in a process of its own so that its work is not counted as the server's. It speaks HTTP over plain sockets:
// on a small machine, a full client would take more of the cores than what it is there to measure.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { Load, LoadResult } from './load.ts'

const load = JSON.parse(process.argv[2] ?? '') as Load
let sent = 0
let answered = 0

const sockets = await Promise.all(
  Array.from({ length: load.connections }, async () => {
    const socket = connect({ port: load.port, host: '127.0.0.1', noDelay: true })
    await once(socket, 'connect')
    return socket
  }),
)
const started = performance.now()
await Promise.all(sockets.map(converse))
const result: LoadResult = { requests: answered, seconds: (performance.now() - started) / 1000 }
console.log(JSON.stringify(result))

function converse(socket: Socket) {
  return new Promise<void>((resolve, reject) => {
    let received = ''
    const sendNext = () => {
      const timeIsUp = performance.now() - started > load.seconds * 1000
      if (sent < load.count && !timeIsUp) return socket.write(request(load.first + sent++))
      socket.destroy()
      return resolve()
    }
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('The server closed a connection.')))
    socket.on('data', (chunk: string) => {
      received += chunk
      const answer = completeAnswer(received)
      if (!answer) return
      if (!answer.startsWith('HTTP/1.1 2')) return reject(new Error(`The server answered: ${answer}`))
      received = received.slice(answer.length)
      answered += 1
      sendNext()
    })
    sendNext()
  })
}

/** Each request comes from an address of its own: the server limits how often one visitor may ask. */
function request(number: number) {
  const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const authorization = load.token ? `authorization: Bearer ${load.token}\r\n` : ''
  const common = `${load.path} HTTP/1.1\r\nhost: 127.0.0.1:${load.port}\r\nx-forwarded-for: ${visitor}\r\n${authorization}`
  if (load.body === undefined) return `GET ${common}\r\n`
  const body = load.body.replace('{n}', String(load.wrapAt ? number % load.wrapAt : number))
  return `POST ${common}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

function completeAnswer(received: string) {
  const headersEnd = received.indexOf('\r\n\r\n')
  if (headersEnd === -1) return null
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, headersEnd))?.[1] ?? 0)
  const end = headersEnd + 4 + length
  return received.length >= end ? received.slice(0, end) : null
}
