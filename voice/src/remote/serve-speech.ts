import { once } from 'node:events'
import { createServer, STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocketServer, type WebSocket } from 'ws'
import type { FailureLog } from '../failure-log.ts'
import { ProviderError, type ProviderErrorCode } from '../provider-error.ts'
import type { EmbeddedSpeech } from '../embedded/embedded-speech.ts'
import { answerRequests } from './answer-requests.ts'
import { decodeMessage, encodeMessage, maxMessageBytes, protocol, type Reply } from './messages.ts'

interface Options {
  speech: EmbeddedSpeech
  host: string
  port: number
  /** A client may use this voice if this accepts the token that it sends. */
  isToken: (token: string) => boolean
  log: FailureLog
  /** This is called whenever somebody talks. */
  onRequest: () => void
}

const statusIntervalMs = 1_000
/** A process that is silent for longer has gone away without a word. */
const maxSilenceMs = 10_000
/** Requests have this long to finish when this process stops. */
const stopTimeoutMs = 5_000
const policyViolation = 1008
const goingAway = 1001

interface Client {
  socket: WebSocket
  requests: ReturnType<typeof answerRequests>
  lastSeenAt: number
}

export type SpeechServer = Awaited<ReturnType<typeof serveSpeech>>

/** Offers the worker processes of this process to others, on a port of its own. */
export async function serveSpeech({ speech, host, port, isToken, log, onRequest }: Options) {
  const clients = new Set<Client>()
  let isStopping = false
  const server = createServer((_, response) => response.writeHead(404).end())
  const sockets = new WebSocketServer({ noServer: true, maxPayload: maxMessageBytes, perMessageDeflate: false })
  server.on('upgrade', (request, socket: Duplex, head) => {
    socket.on('error', () => {}) // The visitor has gone.
    const refusal = refusalOf(request)
    if (refusal === null) sockets.handleUpgrade(request, socket, head, serve)
    else {
      logRefusal(refusal === 401 ? 'unauthorized' : 'rejected')
      socket.end(`HTTP/1.1 ${refusal} ${STATUS_CODES[refusal]}\r\nconnection: close\r\n\r\n`)
    }
  })
  const timer = setInterval(sendHeartbeats, statusIntervalMs)
  server.listen(port, host)
  await once(server, 'listening')

  function refusalOf({ headers }: IncomingMessage): number | null {
    const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
    if (!isToken(token)) return 401
    return headers['sec-websocket-protocol'] === protocol ? null : 400
  }

  function logRefusal(code: ProviderErrorCode) {
    log.warn('a client of the voice was refused', new ProviderError('voice-process', code), { feature: 'voices' })
  }

  function serve(socket: WebSocket) {
    const requests = answerRequests({ speech, log, send: (reply, samples) => send(socket, reply, samples) })
    const client: Client = { socket, requests, lastSeenAt: performance.now() }
    clients.add(client)
    sendStatus(client)
    socket.on('pong', () => (client.lastSeenAt = performance.now()))
    socket.on('message', (message: Buffer, isBinary) => {
      client.lastSeenAt = performance.now()
      const decoded = isBinary ? decodeMessage(message) : null
      if (!decoded || !requests.receive(decoded.header, decoded.samples)) {
        logRefusal('rejected')
        return socket.close(policyViolation, 'not a message of this protocol')
      }
      onRequest()
    })
    // The socket closes itself with 1009 after a message that is too large.
    socket.on('error', () => logRefusal('rejected'))
    socket.on('close', () => {
      clients.delete(client)
      requests.cancelAll()
    })
  }

  function sendStatus({ socket }: Client) {
    void send(socket, { type: 'status', queues: speech.stats(), isBusy: speech.isBusy(), isStopping })
  }

  function sendHeartbeats() {
    for (const client of clients) {
      if (performance.now() - client.lastSeenAt > maxSilenceMs) client.socket.terminate()
      client.socket.ping()
      sendStatus(client)
    }
  }

  /** Clients send no more requests. Those that run are finished. */
  function announceStop() {
    isStopping = true
    for (const client of clients) sendStatus(client)
  }

  return {
    announceStop,
    async close() {
      announceStop()
      const isIdle = () => [...clients].every(({ requests }) => requests.isIdle())
      for (let waited = 0; !isIdle() && waited < stopTimeoutMs; waited += 50) await delay(50)
      clearInterval(timer)
      for (const { socket } of clients) socket.close(goingAway)
      server.close()
      await Promise.race([once(server, 'close'), delay(1_000, undefined, { ref: false })])
      for (const { socket } of clients) socket.terminate()
      server.closeAllConnections()
    },
  }
}

/** A message that cannot be sent means that the connection is closed, which `close` reports. */
function send(socket: WebSocket, reply: Reply, samples?: Int16Array): Promise<void> {
  return new Promise((resolve) => socket.send(encodeMessage(reply, samples), () => resolve()))
}
