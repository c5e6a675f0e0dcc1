import type pg from 'pg'
import type { ActionLink, ActionMail } from './actions/action-link.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { Queries } from './database/queries.ts'
import type { OidcProvider } from './social/oidc-provider.ts'

export interface IdentityOptions {
  pool: pg.Pool
  /** The audience of the ID tokens. */
  projectId: string
  /** The origin at which browsers reach the routes; the issuer of the ID tokens derives from it. */
  publicUrl: string
  apiKey: string
  /** 32 bytes that seal private keys, authenticator secrets and providers' tokens at rest. */
  encryptionKey: Uint8Array
  passwordPolicy?: PasswordPolicy
  /** Hostnames to which a person may be sent back after an action or a social sign-in. */
  authorizedDomains: string[]
  oidcProviders?: OidcProvider[]
  /** The address of the page that a mail links to; `withActionQuery` adds what the SDK expects there. */
  actionUrl: (action: ActionLink) => string
  sendActionMail: (mail: ActionMail) => Promise<void>
  /** Tokens issued before `validSince` end with this transaction: what the product has open for them is to end with it. */
  onSessionsRevoked?: (uid: string, validSince: Date, transaction: Queries) => Promise<void>
  /** The person is deleted with this transaction. */
  onUserDeleted?: (uid: string, transaction: Queries) => Promise<void>
  /** The clock, for tests of expiry. */
  now?: () => Date
}
