import type { Database } from '@pipit/database/connect'
import type { BackgroundWork } from './background-work.ts'
import type { IdentityOptions } from './identity-options.ts'
import type { Attempts } from './passwords/attempts.ts'
import type { PasswordHasher } from './passwords/hash-password.ts'
import type { PasswordPolicy } from './passwords/password-policy.ts'
import type { Cipher } from './secrets/cipher.ts'
import type { Providers } from './social/providers.ts'
import type { SigningKeys } from './tokens/signing-keys.ts'

export interface Dependencies {
  options: IdentityOptions
  database: Database
  now: () => Date
  passwordPolicy: PasswordPolicy
  passwordHasher: PasswordHasher
  cipher: Cipher
  signingKeys: SigningKeys
  attempts: Attempts
  providers: Providers
  backgroundWork: BackgroundWork
}
