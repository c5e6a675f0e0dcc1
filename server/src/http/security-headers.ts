import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config/config.ts'
import type { GoogleIdentityConfig } from '../config/identity-config.ts'
import { permissionsPolicy } from './permissions-policy.ts'

/** The QR code reader is WebAssembly. `wasm-unsafe-eval` lets a page compile it, but does not allow `eval`. */
const ownScripts = ["'self'", "'wasm-unsafe-eval'"]

/**
 * Forbids content from other hosts, embedding in frames, addresses in the Referer header, features that no page uses, and
 * storing responses: a route that may be cached says so.
 */
export function createSecurityHeaders({
  publicUrl,
  identity,
}: Pick<Config, 'publicUrl' | 'identity'>): Record<string, string> {
  const encrypted = publicUrl.startsWith('https:')
  return {
    'cache-control': 'no-store',
    'permissions-policy': permissionsPolicy,
    ...helmetHeaders({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
          imgSrc: ["'self'", 'data:', 'blob:'],
          // Recordings are fetched with the parent's token and played from a blob.
          mediaSrc: ["'self'", 'blob:'],
          objectSrc: ["'none'"],
          scriptSrc: ownScripts,
          // antd injects its styles at runtime.
          styleSrc: ["'self'", "'unsafe-inline'"],
          ...(identity.kind === 'google' ? googleSources(identity) : {}),
          ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
        },
      },
      // A page needs to see when the popup of a social sign-in closes.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
      referrerPolicy: { policy: 'no-referrer' },
      strictTransportSecurity: encrypted ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    }),
  }
}

export function setSecurityHeaders(app: FastifyInstance, headers: Record<string, string>) {
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** Computed once, because they are the same for every response. */
function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => (headers[name] = value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => undefined)
  return headers
}

/** The hosts that Google's Identity Platform needs. With the embedded provider, pages connect to no other host. */
function googleSources({ authDomain }: GoogleIdentityConfig) {
  return {
    connectSrc: ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    scriptSrc: [...ownScripts, 'https://apis.google.com'],
    frameSrc: ["'self'", `https://${authDomain}`],
  }
}
