import { deleteExpired } from '@pipit/identity/delete-expired'
import type { IdentityOptions } from '@pipit/identity/identity-options'
import type { IdentityService } from '../access/identity-service.ts'
import { createEmbeddedIdentity } from '../adapters/identity/embedded.ts'
import { createGoogleIdentity } from '../adapters/identity/google.ts'
import type { Config } from '../config/config.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { sweepUnverifiedAccounts } from '../features/accounts/deletion/sweep-unverified-accounts.ts'
import { renderActionMail } from '../features/mails/action-mails.ts'
import type { SendMail } from '../features/mails/send-mail.ts'
import { prepareFirstSuperadmin } from '../features/sessions/prepare-first-superadmin.ts'
import type { SecretKeys } from '../config/secret-keys.ts'

type PrepareFirstSuperadmin = () => ReturnType<typeof prepareFirstSuperadmin>

interface IdentityDependencies extends Pick<IdentityOptions, 'passwordHashing'> {
  config: Config
  database: OpenDatabase
  keys: SecretKeys
  sendMail: SendMail
}

export interface ComposedIdentity {
  identity: IdentityService
  firstSuperadmin: PrepareFirstSuperadmin
  sweepIdentity: () => Promise<void>
  sweepUnverified: () => Promise<void>
}

/** The role `web` lets people sign in, and `jobs` sends links and deletes users. */
export async function composeIdentity({
  config,
  database,
  keys,
  sendMail,
  passwordHashing,
}: IdentityDependencies): Promise<ComposedIdentity> {
  // The limits of mailboxes are in the identity tables whichever provider is used.
  const sweepIdentity = () => deleteExpired({ database: database.longRunning, now: () => new Date() })
  if (config.identity.kind === 'google') {
    return {
      identity: createGoogleIdentity(config.identity),
      firstSuperadmin: async () => null,
      sweepIdentity,
      sweepUnverified: () => sweepUnverifiedAccounts({ database: database.longRunning, deleteUnverifiedUsers: null }),
    }
  }
  const embedded = await createEmbeddedIdentity({
    database,
    publicUrl: config.publicUrl,
    encryptionKeys: keys.forPurpose('identity'),
    config: config.identity,
    sendActionMail: (mail) => sendMail(renderActionMail(mail)),
    passwordHashing,
  })
  return {
    identity: embedded.service,
    firstSuperadmin: () => prepareFirstSuperadmin(database, embedded.users),
    sweepIdentity,
    sweepUnverified: () =>
      sweepUnverifiedAccounts({
        database: database.longRunning,
        deleteUnverifiedUsers: embedded.users.deleteUnverified,
      }),
  }
}
