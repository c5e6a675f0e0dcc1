import { drizzle } from 'drizzle-orm/node-postgres'
import type { FastifyPluginAsync } from 'fastify'
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose'
import { createAdministration, describe, type IdentityAdministration, type IdentityUser } from './administration.ts'
import { createBackground } from './background.ts'
import type { IdentityOptions } from './identity-options.ts'
import type { Parts } from './dependencies.ts'
import { createAttempts } from './passwords/attempts.ts'
import { createSeal } from './secrets/seal.ts'
import { handlerRoutes } from './social/handler-routes.ts'
import { createProviders } from './social/providers.ts'
import { sweep } from './sweep.ts'
import { authenticate } from './tokens/authenticate.ts'
import { issuerOf } from './tokens/id-token.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'
import { tokenRoutes } from './tokens/token-routes.ts'
import { toolkitRoutes } from './toolkit-routes.ts'
import { answerErrors } from './wire/error-handler.ts'
import { readForms } from './wire/read-forms.ts'
import { WireError } from './wire/wire-error.ts'

interface VerifiedIdentity {
  /** As the account is now, not as it was when the token was issued. */
  user: IdentityUser
  /** `password`, also for a mailed link, or the id of the provider. */
  signInProvider: string
  authTime: Date
}

export interface IdentityProvider {
  /** To be registered at the root of the origin. */
  routes: FastifyPluginAsync
  administration: IdentityAdministration
  issuer: string
  /** Null for a token that is not valid, or whose account is gone, disabled or signed out everywhere. */
  verifyIdToken: (idToken: string) => Promise<VerifiedIdentity | null>
  jwks: () => Promise<JSONWebKeySet>
  /** For `jwtVerify`, where the signature and the claims are all that matters. */
  findKey: JWTVerifyGetKey
  /** Removes what has expired; to be called about once an hour. */
  sweep: () => Promise<void>
  /** Resolves when every mail that was asked for has been handed over. */
  idle: () => Promise<void>
}

export async function createIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const now = options.now ?? (() => new Date())
  const database = drizzle(options.pool, { casing: 'snake_case' })
  const seal = createSeal(options.encryptionKey)
  const parts: Parts = {
    options,
    database,
    now,
    seal,
    keys: createSigningKeys({ database, seal, now }),
    attempts: createAttempts({ database, seal, now }),
    providers: createProviders(options.oidcProviders ?? []),
    passwordPolicy: options.passwordPolicy ?? {},
    background: createBackground(),
  }
  // A wrong encryption key shows here and not at the first sign-in.
  await parts.keys.current()

  return {
    async routes(app) {
      answerErrors(app)
      app.addHook('onClose', () => parts.background.idle())
      readForms(app)
      toolkitRoutes(app, parts)
      tokenRoutes(app, parts)
      handlerRoutes(app, parts)
    },
    administration: createAdministration(parts),
    issuer: issuerOf(options),
    verifyIdToken: (idToken) => verifyIdToken(parts, idToken),
    jwks: () => parts.keys.published(),
    findKey: parts.keys.find,
    sweep: () => sweep(parts),
    idle: () => parts.background.idle(),
  }
}

async function verifyIdToken(parts: Parts, idToken: string): Promise<VerifiedIdentity | null> {
  try {
    const { account, claims } = await authenticate(parts, idToken)
    return { user: describe(account), signInProvider: claims.signInProvider, authTime: claims.authTime }
  } catch (error) {
    if (error instanceof WireError) return null
    throw error
  }
}
