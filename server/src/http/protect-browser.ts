import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { GoogleIdentityConfig } from '../identity-config.ts'

/** Headers that keep a page to itself: nothing from another host, no frame around it, no address in a referrer. */
export async function protectBrowser(app: FastifyInstance, { publicUrl, identity }: Pick<Config, 'publicUrl' | 'identity'>) {
  const encrypted = publicUrl.startsWith('https:')
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
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
}

/** Whoever chose Google's Identity Platform chose to speak to these hosts; without it, no page speaks to any. */
function googleSources({ authDomain }: GoogleIdentityConfig) {
  return {
    connectSrc: ["'self'", 'https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
    scriptSrc: ["'self'", 'https://apis.google.com'],
    frameSrc: ["'self'", `https://${authDomain}`],
  }
}
