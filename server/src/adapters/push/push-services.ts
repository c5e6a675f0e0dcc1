import { request } from 'node:https'
import { isIP } from 'node:net'
import { codeOfHttpStatus, ProviderError } from '@pipit/voice/provider-error'
import { encryptMessage, type RecipientKeys } from './encrypt-message.ts'
import { identifyServer, type ServerIdentity } from './identify-server.ts'
import { isPublicAddress, lookUpPublicAddress } from './public-addresses.ts'

interface Options extends ServerIdentity {
  /** Hosts, with a port if it is not 443. `*.` at the beginning stands for any subdomain. */
  services: readonly string[]
  allowPrivateAddresses: boolean
}

interface Recipient extends RecipientKeys {
  endpoint: string
}

interface Push {
  message: string
  /** The push service stores only the last message of a topic. */
  topic: string
  urgency: 'normal' | 'high'
  /** How long the push service stores it for a browser that is not connected. */
  ttlSeconds: number
}

/** `gone`: the browser has ended the subscription. `later`: the push service asks for another attempt after this time. */
export type PushResult = { outcome: 'sent' | 'gone' } | { outcome: 'later'; afterSeconds: number }

const timeoutMs = 10_000
const maxHeaderBytes = 16 * 1024

/** The services of the browsers' makers that forward messages to browsers: RFC 8030. */
export function createPushServices({ services, allowPrivateAddresses, ...identity }: Options) {
  return { isAllowed, deliver }

  /** Browsers name the address, so whoever has an account could have any address called. */
  function isAllowed(endpoint: string): boolean {
    const url = URL.parse(endpoint)
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
    const address = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(address) && !allowPrivateAddresses && !isPublicAddress(address)) return false
    return services.some((service) =>
      service.startsWith('*.') ? url.host.endsWith(service.slice(1)) : url.host === service,
    )
  }

  /** Throws if another attempt may succeed. */
  async function deliver({ endpoint, ...keys }: Recipient, push: Push): Promise<PushResult> {
    if (!isAllowed(endpoint)) return { outcome: 'gone' }
    const body = encryptMessage(push.message, keys)
    const headers = {
      authorization: await identifyServer(identity, endpoint),
      'content-type': 'application/octet-stream',
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      ttl: push.ttlSeconds,
      urgency: push.urgency,
      topic: push.topic,
    }
    const { status, retryAfter } = await post(endpoint, headers, body)
    if (status >= 200 && status < 300) return { outcome: 'sent' }
    if (status === 404 || status === 410) return { outcome: 'gone' }
    if ((status === 429 || status >= 500) && retryAfter !== null) return { outcome: 'later', afterSeconds: retryAfter }
    throw new ProviderError('push-service', codeOfHttpStatus(status), { status })
  }

  /** Follows no redirect, and reads nothing but the headers of the response. */
  function post(endpoint: string, headers: Record<string, string | number>, body: Uint8Array) {
    return new Promise<{ status: number; retryAfter: number | null }>((resolve, reject) => {
      const outgoing = request(endpoint, {
        method: 'POST',
        headers,
        // Each message has a connection of its own, because the response is not read to its end.
        agent: false,
        maxHeaderSize: maxHeaderBytes,
        signal: AbortSignal.timeout(timeoutMs),
        ...(allowPrivateAddresses ? {} : { lookup: lookUpPublicAddress }),
      })
      outgoing.on('response', (response) => {
        response.destroy()
        resolve({ status: response.statusCode ?? 0, retryAfter: readRetryAfter(response.headers['retry-after']) })
      })
      outgoing.on('error', (error: NodeJS.ErrnoException) => reject(toProviderError(error)))
      outgoing.end(body)
    })
  }
}

/** Seconds or a date: RFC 9110. Null if there is none. */
function readRetryAfter(header: string | undefined): number | null {
  if (header === undefined) return null
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? null : Math.max(1, Math.ceil(seconds))
}

/** The message is left out, because it contains the address. */
function toProviderError({ name, code }: NodeJS.ErrnoException) {
  if (name === 'AbortError' || name === 'TimeoutError') return new ProviderError('push-service', 'timeout')
  return new ProviderError('push-service', 'unreachable', { reason: code })
}
