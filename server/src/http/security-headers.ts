import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../config.ts'
import type { GoogleIdentityConfig } from '../identity-config.ts'

/** The reader of QR codes is WebAssembly, which this word lets a page compile; it does not let it run text as a script. */
const ownScripts = ["'self'", "'wasm-unsafe-eval'"]

/** Headers that keep a page to itself: nothing from another host, no frame around it, no address in a referrer. */
export function setSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, identity }: Pick<Config, 'publicUrl' | 'identity'>,
) {
  const encrypted = publicUrl.startsWith('https:')
  const headers = headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        // A child's recording is fetched with the parent's token and played from the page's own memory.
        mediaSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        scriptSrc: ownScripts,
        // The component library writes its styles into the page as it renders.
        styleSrc: ["'self'", "'unsafe-inline'"],
        ...(identity.kind === 'google' ? googleSources(identity) : {}),
        ...(encrypted ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    // A page may open the window of a social sign-in and see when it closes; nobody else gets hold of the page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: encrypted ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  })
  app.addHook('onRequest', async (_, reply) => {
    reply.headers(headers)
  })
}

/** The same for every answer, so they are made once. */
function headersOf(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {}
  const answer = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader: () => undefined }
  helmet(options)({} as IncomingMessage, answer as unknown as ServerResponse, () => undefined)
  return headers
}

/** Whoever chose Google's Identity Platform chose to speak to these hosts; without it, no page speaks to any. */
function googleSources({ authDomain }: GoogleIdentityConfig) {
  return {
    connectSrc: ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    scriptSrc: [...ownScripts, 'https://apis.google.com'],
    frameSrc: ["'self'", `https://${authDomain}`],
  }
}
