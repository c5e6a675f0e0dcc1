import { codeOfHttpStatus, ProviderError } from '../provider-error.ts'
import type { ProviderTimeouts, ProviderCall } from '../network/provider-call.ts'

export interface OpenAiServer {
  baseUrl: string
  key: string | null
  timeouts: ProviderTimeouts
}

export const jsonRequest = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

export const readJson = async (bytes: AsyncIterable<Uint8Array>): Promise<unknown> =>
  JSON.parse(Buffer.concat(await Array.fromAsync(bytes)).toString())

interface ResponseLimits {
  /** A response of any other type, such as an error page, is invalid. */
  contentType: RegExp
  maxBytes: number
}

/** Follows no redirects, and limits the time and the size of the response. */
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
