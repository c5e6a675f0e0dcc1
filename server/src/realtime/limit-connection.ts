import type { ServerResponse } from 'node:http'
import type { Socket as Client } from 'engine.io'
import { TokenBucket } from '@pipit/concurrency/token-bucket'
import type { FailureLog } from '../observability/logging/failure-log.ts'
import { cutConnection } from './cut-connection.ts'
import { limitMessages, type MessageLimit } from './limit-messages.ts'

/**
 * A device in a conversation sends about 40 packets a second, and a full-size picture every two seconds (250 tokens a
 * second). The burst exceeds what the chat drops before it closes a channel with a reason.
 */
const packetLimit = { tokensPerSecond: 400, burstSize: 5000 }
const bytesPerToken = 5000
/** A client joins one namespace. Authenticating it costs far more than any other packet. */
const connectTokens = packetLimit.burstSize / 5
/** Pings of the websocket protocol are answered one by one. Clients need a few in a minute at most. */
const pingTokens = packetLimit.burstSize / 50
/** The longest text of a device, escaped, is a fifth of this. Only binary packets are larger. */
const maxTextBytes = 64_000
/** Long polling is used by pages alone, which send little. A stranger's request has a token, and is decoded as a whole. */
const maxPollingBodyBytes = { stranger: 8000, known: 64_000 }
/** A client that does not read must not fill the server's memory. */
const maxUnsentBytes = 8_000_000

/** What Engine.IO's types leave out. */
interface WebSocketTransport {
  name: 'websocket'
  socket: {
    bufferedAmount: number
    on: (event: 'message' | 'ping' | 'pong', listener: (data: Buffer) => void) => void
    pong: (data: Buffer) => void
  }
}
interface PollingTransport {
  name: 'polling'
  res: ServerResponse | null
  maxHttpBufferSize: number
}
type Transport = WebSocketTransport | PollingTransport

interface Packet {
  type: string
  data?: unknown
}

/**
 * Limits what a client sends and what waits to be sent to it, whatever the packets are: it counts below the namespaces, so
 * clients that have not authenticated are limited too. A client that exceeds a limit is cut off without a message.
 */
export function limitConnection(client: Client, log: FailureLog) {
  const bucket = new TokenBucket(packetLimit)
  const unsent = countUnsentBytes(client)
  const limitedTransports = new WeakSet<Transport>()
  let isCut = false

  client.on('packet', (packet: Packet) => {
    if (!isAcceptable(packet)) cut('packet-too-large')
    else if (!bucket.take(costOf(packet))) cut('too-many-packets')
  })
  client.on('packetCreate', (packet: Packet) => {
    if (unsent.add(sizeOf(packet)) > maxUnsentBytes) cut('unsent-bytes')
  })
  limitTransport(transportOf(client))
  client.on('upgrading', limitTransport)

  function limitTransport(transport: Transport) {
    if (limitedTransports.has(transport)) return
    limitedTransports.add(transport)
    if (transport.name === 'polling') {
      transport.maxHttpBufferSize = maxPollingBodyBytes.stranger
      return
    }
    const { socket } = transport
    // A stranger has only a token to send: hundreds of them must not fill the memory with what they have begun to send.
    limitMessages(socket, { bytes: maxTextBytes, fragments: 64 })
    const spend = (tokens = 1) => {
      const hasTokens = bucket.take(tokens)
      if (!hasTokens) cut('too-many-packets')
      return hasTokens
    }
    socket.on('ping', (data) => spend(pingTokens) && socket.pong(data))
    socket.on('pong', () => spend(pingTokens))
    // Engine.IO emits no packets of a connection that is closing or that is being upgraded.
    socket.on('message', () => (client.readyState !== 'open' || transportOf(client) !== transport) && spend())
  }

  function cut(code: string) {
    if (isCut) return
    isCut = true
    log.warn('a connection exceeded its limits and was cut', Object.assign(new Error(code), { code }), {
      feature: 'realtime',
    })
    cutConnection(client)
  }
}

/** A client that has joined a namespace sends pictures, which are larger than all that strangers send, and come in pieces. */
export function allowLargeMessages(client: Client, limit: MessageLimit) {
  const allow = () => {
    const transport = transportOf(client)
    if (transport.name === 'websocket') limitMessages(transport.socket, limit)
    else transport.maxHttpBufferSize = maxPollingBodyBytes.known
  }
  allow()
  client.once('upgrade', allow)
}

function costOf({ type, data }: Packet) {
  // The first character of a Socket.IO packet is its type.
  if (type === 'message' && typeof data === 'string' && data.startsWith('0')) return connectTokens
  return 1 + sizeOf({ type, data }) / bytesPerToken
}

/** No event has more than one attachment; those of incomplete events wait in memory. */
function isAcceptable({ data }: Packet) {
  return typeof data !== 'string' || (data.length <= maxTextBytes && !/^[56](?!1-)/.test(data))
}

function sizeOf({ data }: Packet) {
  if (typeof data === 'string') return data.length
  return data instanceof Uint8Array ? data.byteLength : 0
}

/** Engine.IO holds packets until the transport is ready. Later they wait in the websocket or in responses to polls. */
function countUnsentBytes(client: Client) {
  let waiting = 0
  let inResponses = 0
  client.on('flush', () => {
    const bytes = waiting
    waiting = 0
    const transport = transportOf(client)
    if (transport.name === 'websocket') return
    inResponses += bytes
    transport.res?.once('close', () => (inResponses -= bytes))
  })
  return {
    /** Returns all that waits now. */
    add(bytes: number) {
      waiting += bytes
      const transport = transportOf(client)
      return waiting + inResponses + (transport.name === 'websocket' ? transport.socket.bufferedAmount : 0)
    },
  }
}

function transportOf(client: Client) {
  return client.transport as unknown as Transport
}
