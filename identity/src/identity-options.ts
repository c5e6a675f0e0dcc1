import type { Database, Queries } from '@pipit/database/connect'
import type { FastifyRequest } from 'fastify'
import type { ActionLink, ActionMail } from './actions/action-link.ts'
import type { PasswordHashing } from './passwords/hash-password.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { EncryptionKeys } from './secrets/cipher.ts'
import type { OidcProvider } from './social/oidc-provider.ts'

export interface IdentityOptions {
  database: Database
  /** The ID tokens are for this audience. */
  projectId: string
  /** Browsers reach the routes at this origin; the issuer of the ID tokens derives from it. */
  publicUrl: string
  apiKey: string
  /** Keys of 32 bytes encrypt private keys, authenticator secrets and providers' tokens at rest. */
  encryptionKeys: EncryptionKeys
  passwordPolicy?: PasswordPolicy
  /** Most tests need no expensive hashes. */
  passwordHashing?: Partial<PasswordHashing> | undefined
  /** An action or a social sign-in may redirect to these hostnames. */
  authorizedDomains: string[]
  oidcProviders?: OidcProvider[]
  /** A mail links to this page; `withActionQuery` adds the query that the SDK expects. */
  actionUrl: (action: ActionLink) => string
  sendActionMail: (mail: ActionMail) => Promise<void>
  /** This transaction revokes tokens issued before `validSince`. The product must end its own sessions in it too. */
  onSessionsRevoked?: (uid: string, validSince: Date, transaction: Queries) => Promise<void>
  /** The owner takes the account over in this transaction. The product must forget its first owner's profile. */
  onUnprovenAccessRemoved?: (uid: string, transaction: Queries) => Promise<void>
  /** This transaction ends the sign-in that ID tokens name as `sid`. The product must end its own session in it too. */
  onSignInEnded?: (uid: string, signInId: string, transaction: Queries) => Promise<void>
  /** This transaction deletes the person. */
  onUserDeleted?: (uid: string, transaction: Queries) => Promise<void>
  /** Limits by address count this, and `request.ip` without it. */
  clientNetwork?: (request: FastifyRequest) => string
  /** Tests of expiry set the clock. */
  now?: () => Date
}
