import { on } from 'node:events'
import type { GeminiConfig } from '../provider-config.ts'
import type { ProviderCall, ProviderTimeouts } from '../network/provider-call.ts'
import { codeOfHttpStatus, ProviderError, type ProviderErrorCode } from '../provider-error.ts'
import type { ClientMessage, ServerContent, ServerMessage, Setup } from './live-messages.ts'

export interface LiveSession extends GeminiConfig {
  timeouts: ProviderTimeouts
}

interface Failure {
  code: ProviderErrorCode
  status?: number
}

interface Exchange {
  setup: Omit<Setup, 'model'>
  messages: ClientMessage[]
  /** The response is complete after so many milliseconds without another message; null: it is not complete yet. */
  completeAfterMs?: (content: ServerContent) => number | null
}

const maxMessageBytes = 4_000_000
const maxTotalBytes = 64_000_000

/** Transcripts arrive in no fixed order with the rest, so the last one may follow the end of the generation. */
const trailingTranscriptMs = 300

/** Yields the model's response until its turn is complete. Google's SDK adds nothing to `ws` here. */
export async function* runLiveSession(
  session: LiveSession,
  exchange: Exchange,
  call: ProviderCall,
): AsyncGenerator<ServerContent> {
  const { WebSocket } = await import('ws')
  call.signal.throwIfAborted()
  const { firstResponseMs, idleMs } = session.timeouts
  call.startTimeout(firstResponseMs)
  const socket = new WebSocket(urlOf(session), { maxPayload: maxMessageBytes, perMessageDeflate: false })
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message))
  let failure: Failure | null = null
  const fail = ({ code, status }: Failure = failure ?? { code: 'invalid-response' }) => call.fail(code, status)
  let bytes = 0
  let completeAfterMs: number | null = null
  let complete = false
  let quietTimer: NodeJS.Timeout | undefined
  socket.on('error', (error) => (failure ??= failureOfError(error)))
  socket.once('open', () => send({ setup: { model: `models/${session.model}`, ...exchange.setup } }))
  socket.once('close', (status, reason) => (failure ??= failureOfClose(status, reason.toString())))
  function closeAsComplete() {
    complete = true
    socket.terminate()
  }
  try {
    // The socket is paused while too many messages wait, so that no server can fill the memory.
    const received = on(socket, 'message', {
      signal: call.signal,
      close: ['close'],
      highWaterMark: 16,
      lowWaterMark: 4,
    })
    for await (const [data] of received as AsyncIterable<[Buffer]>) {
      call.stopTimeout()
      clearTimeout(quietTimer)
      bytes += data.length
      if (bytes > maxTotalBytes) throw call.fail('response-too-large')
      const { setupComplete, serverContent: content } = JSON.parse(data.toString()) as ServerMessage
      if (setupComplete) exchange.messages.forEach(send)
      if (content) {
        if (content.interrupted) throw call.fail('invalid-response')
        yield content
        if (content.turnComplete) return
        completeAfterMs = content.generationComplete
          ? trailingTranscriptMs
          : (exchange.completeAfterMs?.(content) ?? completeAfterMs)
      }
      if (completeAfterMs === null) call.startTimeout(content ? idleMs : firstResponseMs)
      else quietTimer = setTimeout(closeAsComplete, completeAfterMs)
      complete ||= content?.generationComplete === true
    }
    if (!complete) throw fail()
  } catch (error) {
    throw error instanceof ProviderError ? error : fail()
  } finally {
    call.stopTimeout()
    clearTimeout(quietTimer)
    socket.terminate()
  }
}

/** The server cannot be reached, or answers with an HTTP status, before the connection is open. */
function failureOfError({ message, ...error }: NodeJS.ErrnoException): Failure {
  const [, status] = /^Unexpected server response: (\d{3})$/.exec(message) ?? []
  if (status) return { code: codeOfHttpStatus(Number(status)), status: Number(status) }
  const isNetwork = error.syscall === 'connect' || error.syscall === 'getaddrinfo'
  return { code: isNetwork ? 'unreachable' : 'invalid-response' }
}

const failureOfClose = (status: number, reason: string): Failure => ({ code: codeOfClose(status, reason), status })

/** Google closes with 1007 when a key is wrong or expired, and with 1011 when a quota is used up; the text says so. */
function codeOfClose(status: number, reason: string): ProviderErrorCode {
  if (status === 1008) return 'unauthorized'
  if (status === 1007) return /^api key/i.test(reason) ? 'unauthorized' : 'rejected'
  if (status === 1011) return /quota|exhausted/i.test(reason) ? 'rate-limited' : 'unavailable'
  return 'connection-closed'
}

function urlOf({ url, key }: LiveSession) {
  const address = new URL(url)
  address.searchParams.set('key', key)
  return address
}
