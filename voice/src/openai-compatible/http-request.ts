import { codeOfHttpStatus, ProviderError } from '../provider-error.ts'
import type { ProviderTimeouts, ProviderCall } from '../network/provider-call.ts'

export interface OpenAiServer {
  baseUrl: string
  key: string | null
  timeouts: ProviderTimeouts
}

interface ResponseLimits {
  /** Anything else, for example an error page, is an invalid response. */
  contentType: RegExp
  maxBytes: number
}

/** Sends an HTTP request without following redirects, with timeouts and a size limit for the response. */
export async function sendRequest(
  url: string,
  request: RequestInit,
  server: OpenAiServer,
  call: ProviderCall,
  { contentType, maxBytes }: ResponseLimits,
) {
  const headers = new Headers(request.headers)
  if (server.key) headers.set('authorization', `Bearer ${server.key}`)
  call.startTimeout(server.timeouts.firstResponseMs)
  const response = await fetch(url, { ...request, headers, redirect: 'error', signal: call.signal }).catch(() => {
    throw call.fail('unreachable')
  })
  const { ok, status, body } = response
  if (!ok || !body) throw call.fail(codeOfHttpStatus(status), status)
  if (!contentType.test(response.headers.get('content-type') ?? '')) throw call.fail('invalid-response')
  return { headers: response.headers, bytes: limitBody(body, server.timeouts, call, maxBytes) }
}

async function* limitBody(
  body: AsyncIterable<Uint8Array>,
  { idleMs }: ProviderTimeouts,
  call: ProviderCall,
  maxBytes: number,
) {
  let bytes = 0
  try {
    for await (const chunk of body) {
      // The time of a slow consumer does not count.
      call.stopTimeout()
      bytes += chunk.length
      if (bytes > maxBytes) throw call.fail('response-too-large')
      yield chunk
      call.startTimeout(idleMs)
    }
  } catch (error) {
    throw error instanceof ProviderError ? error : call.fail('invalid-response')
  } finally {
    call.stopTimeout()
  }
}
