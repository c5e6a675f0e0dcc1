import { ProviderFailure } from '../network/provider-failure.ts'
import type { Patience, Watch } from '../network/watch.ts'

export interface Server {
  baseUrl: string
  key: string | null
  patience: Patience
}

interface Limits {
  /** What the answer may be; an error page, for one, is not. */
  type: RegExp
  mostBytes: number
}

/**
 * One question over HTTP: to this address and nowhere else, given up when the server falls silent, and no more taken
 * than was wanted.
 */
export async function ask(
  url: string,
  request: RequestInit,
  server: Server,
  watch: Watch,
  { type, mostBytes }: Limits,
) {
  const headers = new Headers(request.headers)
  if (server.key) headers.set('authorization', `Bearer ${server.key}`)
  watch.expect(server.patience.first)
  const response = await fetch(url, { ...request, headers, redirect: 'error', signal: watch.signal }).catch(() => {
    throw watch.fail('unreachable')
  })
  const { ok, status, body } = response
  if (!ok || !body) throw watch.fail(`answered-${status}`)
  if (!type.test(response.headers.get('content-type') ?? '')) throw watch.fail('broken')
  return { headers: response.headers, bytes: watched(body, server.patience, watch, mostBytes) }
}

async function* watched(body: AsyncIterable<Uint8Array>, patience: Patience, watch: Watch, mostBytes: number) {
  let bytes = 0
  try {
    for await (const chunk of body) {
      // Somebody who listens slowly is not a server that falls silent.
      watch.rest()
      bytes += chunk.length
      if (bytes > mostBytes) throw watch.fail('too-much')
      yield chunk
      watch.expect(patience.between)
    }
  } catch (error) {
    throw error instanceof ProviderFailure ? error : watch.fail('broken')
  } finally {
    watch.rest()
  }
}
