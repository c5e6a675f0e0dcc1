import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Headers must arrive in this time, and a body must go on arriving. */
export const defaultRequestTimeoutMs = 15_000
/** Any wifi that can hold a conversation is faster. */
const minBodyBytesPerSecond = 16_000

/** A connection whose headers are not complete in time gets a 408 and is closed. */
export const headerTimeouts = (timeoutMs: number) => ({
  headersTimeout: timeoutMs,
  connectionsCheckingInterval: Math.min(1000, timeoutMs / 10),
})

/**
 * Cuts bodies that take too long: after `timeoutMs`, and a second later for each 16 KB that have arrived. Without this
 * extension, a list of 10,000 ids that somebody sends over a slow connection would be cut. Node's own `requestTimeout` has
 * none.
 */
export function cutSlowBodies(server: Server, timeoutMs: number) {
  server.on('request', (request, response) => {
    if (hasBody(request)) cutIfSlow(server, timeoutMs, request, response)
  })
}

function hasBody({ headers }: IncomingMessage) {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function cutIfSlow(server: Server, timeoutMs: number, request: IncomingMessage, response: ServerResponse) {
  const { socket } = request
  const startedAt = performance.now()
  const bytesBefore = socket.bytesRead
  let timer = setTimeout(check, timeoutMs).unref()
  const stop = () => clearTimeout(timer)
  request.once('end', stop)
  socket.once('close', stop)
  request.once('end', () => socket.off('close', stop))

  function check() {
    const extensionMs = ((socket.bytesRead - bytesBefore) / minBodyBytesPerSecond) * 1000
    const remainingMs = startedAt + timeoutMs + extensionMs - performance.now()
    if (remainingMs > 0) timer = setTimeout(check, remainingMs).unref()
    // The response was sent before the body arrived; only the connection is left to close.
    else if (response.headersSent) socket.destroy()
    else server.emit('clientError', requestTimeout(), socket)
  }
}

/** What Node itself reports for slow headers. */
function requestTimeout() {
  return Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
}
