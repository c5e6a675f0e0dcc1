import type { Database, Queries } from '@pipit/database/connect'
import type { FastifyRequest } from 'fastify'
import type { ActionLink, ActionMail } from './actions/action-link.ts'
import type { PasswordHashing } from './passwords/hash-password.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { EncryptionKeys } from './secrets/cipher.ts'
import type { OidcProvider } from './social/oidc-provider.ts'

export interface IdentityOptions {
  database: Database
  /** The audience of the ID tokens. */
  projectId: string
  /** The origin at which browsers reach the routes; the issuer of the ID tokens derives from it. */
  publicUrl: string
  apiKey: string
  /** 32 bytes each: they encrypt private keys, authenticator secrets and providers' tokens at rest. */
  encryptionKeys: EncryptionKeys
  passwordPolicy?: PasswordPolicy
  /** For tests, most of which need no expensive hashes. */
  passwordHashing?: Partial<PasswordHashing> | undefined
  /** Hostnames to which an action or a social sign-in may redirect. */
  authorizedDomains: string[]
  oidcProviders?: OidcProvider[]
  /** The URL of the page that a mail links to; `withActionQuery` adds the query that the SDK expects. */
  actionUrl: (action: ActionLink) => string
  sendActionMail: (mail: ActionMail) => Promise<void>
  /** Tokens issued before `validSince` are revoked by this transaction. The product must end its own sessions in it too. */
  onSessionsRevoked?: (uid: string, validSince: Date, transaction: Queries) => Promise<void>
  /**
   * The owner of the address has taken the account over from whoever created it. The product must forget in this
   * transaction what it copied from that person's profile.
   */
  onUnprovenAccessRemoved?: (uid: string, transaction: Queries) => Promise<void>
  /** The sign-in that ID tokens name as `sid` is ended by this transaction. The product must end its own session in it too. */
  onSignInEnded?: (uid: string, signInId: string, transaction: Queries) => Promise<void>
  /** The person is deleted by this transaction. */
  onUserDeleted?: (uid: string, transaction: Queries) => Promise<void>
  /** What limits by address count; by default `request.ip`. */
  clientNetwork?: (request: FastifyRequest) => string
  /** The clock, for tests of expiry. */
  now?: () => Date
}
