import { on } from 'node:events'
import type { GeminiConfig } from '../../voice-config.ts'
import type { Patience, Watch } from '../network/watch.ts'
import type { ClientMessage, ServerContent, ServerMessage, Setup } from './wire.ts'

export interface Session extends GeminiConfig {
  patience: Patience
}

interface Exchange {
  setup: Omit<Setup, 'model'>
  messages: ClientMessage[]
  /** With this, and nothing more for so many milliseconds, enough has come; null: not yet. */
  enoughAfter?: (content: ServerContent) => number | null
}

const mostMessage = 4_000_000
const mostBytes = 64_000_000

/** Transcripts keep no order with the rest, so a little is waited for what may come behind. */
const afterTheEnd = 300

/** A session of its own for one question: what the model answers, until its turn is over. */
export async function* converse(session: Session, exchange: Exchange, watch: Watch): AsyncGenerator<ServerContent> {
  const { WebSocket } = await import('ws')
  watch.signal.throwIfAborted()
  const { first, between } = session.patience
  watch.expect(first)
  const socket = new WebSocket(addressOf(session), { maxPayload: mostMessage, perMessageDeflate: false })
  const send = (message: ClientMessage) => socket.send(JSON.stringify(message))
  let closed: number | null = null
  let bytes = 0
  let enough: number | null = null
  let ended = false
  let quiet: NodeJS.Timeout | undefined
  socket.on('error', () => {}) // It complains also when it is let go before it was open.
  socket.once('open', () => send({ setup: { model: `models/${session.model}`, ...exchange.setup } }))
  socket.once('close', (code) => (closed = code))
  function endQuietly() {
    ended = true
    socket.terminate()
  }
  try {
    // It is paused when so many wait to be taken, so that no server can fill the memory.
    const received = on(socket, 'message', {
      signal: watch.signal,
      close: ['close'],
      highWaterMark: 16,
      lowWaterMark: 4,
    })
    for await (const [data] of received as AsyncIterable<[Buffer]>) {
      watch.rest()
      clearTimeout(quiet)
      bytes += data.length
      if (bytes > mostBytes) throw watch.fail('too-much')
      const { setupComplete, serverContent: content } = JSON.parse(data.toString()) as ServerMessage
      if (setupComplete) exchange.messages.forEach(send)
      if (content) {
        if (content.interrupted) throw watch.fail('broken')
        yield content
        if (content.turnComplete) return
        enough = content.generationComplete ? afterTheEnd : (exchange.enoughAfter?.(content) ?? enough)
      }
      if (enough === null) watch.expect(content ? between : first)
      else quiet = setTimeout(endQuietly, enough)
      ended ||= content?.generationComplete === true
    }
    if (!ended) throw watch.fail(closed === null ? 'broken' : `closed-${closed}`)
  } finally {
    watch.rest()
    clearTimeout(quiet)
    socket.terminate()
  }
}

function addressOf({ url, key }: Session) {
  const address = new URL(url)
  address.searchParams.set('key', key)
  return address
}
