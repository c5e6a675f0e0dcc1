import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Background } from './background.ts'
import type { IdentityOptions } from './identity-options.ts'
import type { Attempts } from './passwords/attempts.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { Seal } from './secrets/seal.ts'
import type { Providers } from './social/providers.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

/** What the verbs work with. */
export interface Parts {
  options: IdentityOptions
  database: NodePgDatabase
  now: () => Date
  passwordPolicy: PasswordPolicy
  seal: Seal
  keys: SigningKeys
  attempts: Attempts
  providers: Providers
  background: Background
}
