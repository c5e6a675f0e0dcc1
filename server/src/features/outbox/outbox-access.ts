import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { isSameSecret } from '../../access/is-same-secret.ts'

export interface OutboxAccess {
  /** The page with its token; printed at the start, and nowhere else. */
  url: string
  hasToken: (request: FastifyRequest) => boolean
  /** A request of a browser on this machine that did not come through a proxy. */
  isLocal: (request: FastifyRequest) => boolean
}

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What proxies, load balancers and tunnels add, besides `X-Forwarded-*`. */
const proxyHeaders = new Set([
  'cdn-loop',
  'cf-connecting-ip',
  'cf-ray',
  'client-ip',
  'fastly-client-ip',
  'forwarded',
  'forwarded-for',
  'true-client-ip',
  'via',
  'x-amzn-trace-id',
  'x-appengine-user-ip',
  'x-arr-log-id',
  'x-azure-clientip',
  'x-client-ip',
  'x-cluster-client-ip',
  'x-envoy-external-address',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-url',
  'x-proxyuser-ip',
  'x-real-ip',
])

/**
 * Mails contain sign-in links, so only somebody who sees the server's terminal may read them. The token decides: a proxy or
 * a forwarded port on this machine looks like a local browser. Null if PUBLIC_URL says that the server is for other machines.
 */
export function createOutboxAccess(publicUrl: string): OutboxAccess | null {
  if (!loopbackNames.has(new URL(publicUrl).hostname)) return null
  const token = randomBytes(32).toString('base64url')
  return {
    url: `${publicUrl}/outbox?token=${token}`,
    hasToken({ query }) {
      const { token: given } = query as { token?: unknown }
      return typeof given === 'string' && isSameSecret(given, token)
    },
    isLocal({ headers, socket }) {
      const hasLoopbackHost = loopbackNames.has((headers.host ?? '').replace(/:\d+$/, ''))
      return hasLoopbackHost && !isForwarded(headers) && loopbackAddresses.has(socket.remoteAddress ?? '')
    },
  }
}

function isForwarded(headers: IncomingHttpHeaders) {
  return Object.keys(headers).some((name) => name.startsWith('x-forwarded') || proxyHeaders.has(name))
}
