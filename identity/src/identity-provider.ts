import type { FastifyPluginAsync } from 'fastify'
import type { JSONWebKeySet, JWTVerifyGetKey } from 'jose'
import {
  createAdministration,
  toIdentityUser,
  type IdentityAdministration,
  type IdentityUser,
} from './administration.ts'
import { createBackgroundWork } from './background-work.ts'
import type { IdentityOptions } from './identity-options.ts'
import type { Dependencies } from './dependencies.ts'
import { createAttempts } from './passwords/attempts.ts'
import { createPasswordHasher } from './passwords/hash-password.ts'
import { createCipher } from './secrets/cipher.ts'
import { handlerRoutes } from './social/handler-routes.ts'
import { createProviders } from './social/providers.ts'
import { authenticate } from './tokens/authenticate.ts'
import { issuerOf } from './tokens/id-token.ts'
import { createSigningKeys } from './tokens/signing-keys.ts'
import { tokenRoutes } from './tokens/token-routes.ts'
import { identityToolkitRoutes } from './identity-toolkit-routes.ts'
import { registerErrorHandler } from './http/error-handler.ts'
import { parseForms } from './http/parse-forms.ts'
import { IdentityError } from './http/identity-error.ts'

export interface IdentityProvider {
  /** They must be registered at the root of the origin. */
  routes: FastifyPluginAsync
  administration: IdentityAdministration
  issuer: string
  /** Describes the account as it is now. Null for a bad token, or an account that is gone, disabled or signed out. */
  verifyIdToken: (idToken: string) => Promise<IdentityUser | null>
  jwks: () => Promise<JSONWebKeySet>
  /** `jwtVerify` takes it, where the signature and the claims are all that matters. */
  findKey: JWTVerifyGetKey
  /** Resolves when every requested mail has been sent. */
  idle: () => Promise<void>
}

export async function createIdentityProvider(options: IdentityOptions): Promise<IdentityProvider> {
  const now = options.now ?? (() => new Date())
  const { database } = options
  const cipher = createCipher(options.encryptionKeys)
  const dependencies: Dependencies = {
    options,
    database,
    now,
    cipher,
    signingKeys: createSigningKeys({ database, cipher, now }),
    attempts: createAttempts({ database, cipher, now }),
    providers: createProviders(options.oidcProviders ?? []),
    passwordPolicy: options.passwordPolicy ?? {},
    passwordHasher: createPasswordHasher(options.passwordHashing),
    backgroundWork: createBackgroundWork(),
  }
  // A wrong encryption key shows now instead of at the first sign-in.
  await dependencies.signingKeys.current()

  return {
    async routes(app) {
      registerErrorHandler(app)
      app.addHook('onClose', () => dependencies.backgroundWork.idle())
      parseForms(app)
      identityToolkitRoutes(app, dependencies)
      tokenRoutes(app, dependencies)
      handlerRoutes(app, dependencies)
    },
    administration: createAdministration(dependencies),
    issuer: issuerOf(options),
    verifyIdToken: (idToken) => verifyIdToken(dependencies, idToken),
    jwks: () => dependencies.signingKeys.published(),
    findKey: dependencies.signingKeys.find,
    idle: () => dependencies.backgroundWork.idle(),
  }
}

async function verifyIdToken(dependencies: Dependencies, idToken: string): Promise<IdentityUser | null> {
  try {
    const { account } = await authenticate(dependencies, idToken)
    return toIdentityUser(account)
  } catch (error) {
    if (error instanceof IdentityError) return null
    throw error
  }
}
