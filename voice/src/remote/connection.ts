import type { LookupFunction } from 'node:net'
import { OverloadedError } from '@pipit/conversation/ports'
import { WebSocket } from 'ws'
import type { FailureLog } from '../failure-log.ts'
import { codeOfHttpStatus, ProviderError } from '../provider-error.ts'
import {
  decodeMessage,
  encodeMessage,
  maxMessageBytes,
  protocol,
  replySchema,
  type NewRequest,
  type Reply,
  type Status,
} from './messages.ts'

interface Options {
  url: string
  /** The name in the URL may have several addresses. */
  address: Address
  token: string
  log: FailureLog
  /** The connection has been opened or lost, or its process is about to stop. */
  onChange: () => void
}

export interface Address {
  address: string
  family: number
}

export interface CallOptions {
  signal: AbortSignal
  /** The request may wait in this queue of the voice process. */
  queue?: string
  onPiece?: ((samples: Int16Array) => void) | undefined
}

interface Call extends Pick<CallOptions, 'onPiece'> {
  resolve: (result: unknown) => void
  reject: (reason: unknown) => void
}

const connectTimeoutMs = 3_000
/** Another process takes over after three missing heartbeats, so that a child waits for less than five seconds. */
const maxSilenceMs = 3_000
const firstRetryMs = 100
const maxRetryMs = 2_000
/** Half a minute of speech of sixteen children is less. With more unsent bytes, the voice process is too slow. */
const maxBufferedBytes = 16_000_000

export class ConnectionLostError extends ProviderError {
  constructor() {
    super('voice-process', 'connection-closed')
  }
}

export type Connection = ReturnType<typeof openConnection>

/** Opens the connection again whenever it is lost. */
export function openConnection({ url, address, token, log, onChange }: Options) {
  const calls = new Map<number, Call>()
  let socket = connect()
  let status: Status | null = null
  let sentSinceStatus: Record<string, number> = {}
  let lastId = 0
  let failedAttempts = 0
  let isLogged = false
  let retryTimer: NodeJS.Timeout | undefined
  let isClosed = false

  function connect() {
    const opened = new WebSocket(url, protocol, {
      headers: { authorization: `Bearer ${token}` },
      handshakeTimeout: connectTimeoutMs,
      maxPayload: maxMessageBytes,
      perMessageDeflate: false,
      lookup: toAddress(address),
    })
    let failure: Error = new ConnectionLostError()
    let silence: NodeJS.Timeout | undefined
    opened.on('open', () => (silence = setTimeout(() => opened.terminate(), maxSilenceMs)))
    opened.on('message', (message: Buffer) => {
      silence?.refresh()
      const decoded = decodeMessage(message)
      const { data: reply } = replySchema.safeParse(decoded?.header)
      if (decoded && reply) return receive(reply, decoded.samples)
      failure = new ProviderError('voice-process', 'invalid-response')
      opened.terminate()
    })
    opened.on('error', (error) => (failure = failureOf(error)))
    opened.on('close', () => {
      clearTimeout(silence)
      reconnect(failure)
    })
    return opened
  }

  function reconnect(failure: Error) {
    const wasOpen = status !== null
    status = null
    for (const { reject } of calls.values()) reject(new ConnectionLostError())
    if (isClosed) return
    if (!isLogged) log.warn('a voice process cannot be reached', failure, { feature: 'voices' })
    isLogged = true
    // Not all processes may return at the same moment.
    const retryMs = Math.min(maxRetryMs, firstRetryMs * 2 ** failedAttempts++) * (0.5 + Math.random() / 2)
    retryTimer = setTimeout(() => (socket = connect()), retryMs)
    if (wasOpen) onChange()
  }

  function receive(reply: Reply, samples: Int16Array) {
    if (reply.type === 'status') return updateStatus(reply)
    const call = calls.get(reply.id)
    if (!call) return // It was cancelled.
    if (reply.type === 'piece') call.onPiece?.(samples)
    else if (reply.type === 'done') call.resolve(reply.result)
    else if (reply.type === 'refused') call.reject(new OverloadedError('The voice has too much to do.'))
    else call.reject(new ProviderError(reply.provider, reply.code, { reason: 'see the log of the voice process' }))
  }

  function updateStatus(next: Status) {
    const isChanged = status?.isStopping !== next.isStopping
    status = next
    sentSinceStatus = {}
    failedAttempts = 0
    isLogged = false
    if (isChanged) onChange()
  }

  return {
    /** It is null while there is no connection. */
    status: () => status,
    isUsable: () => status !== null && !status.isStopping,
    /** The last status of the process does not know of these requests. */
    sentSinceStatus: (queue: string) => sentSinceStatus[queue] ?? 0,
    /** Rejects at once when it is cancelled or the connection is lost. */
    async call(
      request: NewRequest,
      samples: Int16Array | undefined,
      { signal, queue = '', onPiece }: CallOptions,
    ): Promise<unknown> {
      signal.throwIfAborted()
      const id = ++lastId
      const message = encodeMessage({ ...request, id }, samples)
      if (message.length > maxMessageBytes) throw new ProviderError('voice-process', 'rejected')
      if (socket.bufferedAmount > maxBufferedBytes) throw new OverloadedError('The voice process is too slow.')
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      function cancel() {
        reject(signal.reason)
        socket.send(encodeMessage({ type: 'cancel', id }), () => {})
      }
      calls.set(id, { onPiece, resolve, reject })
      signal.addEventListener('abort', cancel)
      sentSinceStatus[queue] = (sentSinceStatus[queue] ?? 0) + 1
      // A message that cannot be sent means that the connection is lost, which `close` reports.
      socket.send(message, () => {})
      return promise.finally(() => {
        signal.removeEventListener('abort', cancel)
        calls.delete(id)
      })
    },
    close() {
      isClosed = true
      clearTimeout(retryTimer)
      socket.terminate()
    },
  }
}

/** The host of the URL is still what its certificate must name. */
const toAddress =
  ({ address, family }: Address): LookupFunction =>
  (_, { all }, callback) =>
    all ? callback(null, [{ address, family }]) : callback(null, address, family)

function failureOf({ message, code }: NodeJS.ErrnoException) {
  const [, status] = /^Unexpected server response: (\d{3})$/.exec(message) ?? []
  return status
    ? new ProviderError('voice-process', codeOfHttpStatus(Number(status)), { status: Number(status) })
    : new ProviderError('voice-process', 'unreachable', { reason: code })
}
