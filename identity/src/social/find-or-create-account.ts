import type { Queries } from '@pipit/database/connect'
import { databaseCode, uniqueViolation } from '@pipit/database/error-code'
import {
  updateAccountFields,
  findByEmail,
  findByProvider,
  insertAccount,
  linkProvider,
  unlinkProviders,
  updateLinkedProvider,
  type Account,
} from '../accounts/account-store.ts'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import { removeUnprovenAccess } from '../credentials/remove-unproven-access.ts'
import type { Dependencies } from '../dependencies.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ProviderIdentity } from './read-provider-identity.ts'

type FoundAccount = { account: Account; isNewUser: boolean } | 'needs confirmation'

export async function findOrCreateAccount(
  dependencies: Dependencies,
  identity: ProviderIdentity,
  mayCreate: boolean,
): Promise<FoundAccount> {
  const attempt = () =>
    dependencies.database.transaction((transaction) => findOrCreate(dependencies, transaction, identity, mayCreate))
  // Somebody signs in twice at once: the second attempt finds the account that the first has created.
  return attempt().catch((error: unknown) => {
    if (error instanceof AddressTaken || databaseCode(error) === uniqueViolation) return attempt()
    throw error
  })
}

async function findOrCreate(
  dependencies: Dependencies,
  transaction: Queries,
  identity: ProviderIdentity,
  mayCreate: boolean,
): Promise<FoundAccount> {
  const { linked, emailVerified } = identity
  const known = await findByProvider(transaction, linked)
  if (known) {
    // Every transaction locks the account before its providers, or two sign-ins could wait for each other.
    await lockExistingAccount(transaction, known.uid)
    await updateLinkedProvider(transaction, linked)
    return { account: await lockExistingAccount(transaction, known.uid), isNewUser: false }
  }

  const existing = linked.email === null ? null : await findByEmail(transaction, linked.email)
  if (existing) {
    // Anybody may claim an address that the provider has not verified.
    if (!emailVerified) return 'needs confirmation'
    return { account: await linkToExisting(dependencies, transaction, existing, identity), isNewUser: false }
  }
  if (!mayCreate) throw new IdentityError('USER_NOT_FOUND')
  const { email, displayName, photoUrl } = linked
  const created = await insertAccount(transaction, dependencies.now(), { email, emailVerified, displayName, photoUrl })
  if (!created) throw new AddressTaken()
  await linkProvider(transaction, created.uid, linked)
  return { account: { ...created, providers: [linked] }, isNewUser: true }
}

async function linkToExisting(
  dependencies: Dependencies,
  transaction: Queries,
  { uid }: Account,
  { linked }: ProviderIdentity,
): Promise<Account> {
  const account = await lockExistingAccount(transaction, uid)
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  await removeUnprovenAccess(dependencies, transaction, account)
  // The provider may have given the address to another person, so the former link is deleted.
  await unlinkProviders(transaction, uid, [linked.providerId])
  await linkProvider(transaction, uid, linked)
  const { displayName, photoUrl } = await lockExistingAccount(transaction, uid)
  await updateAccountFields(transaction, uid, {
    displayName: displayName ?? linked.displayName,
    photoUrl: photoUrl ?? linked.photoUrl,
  })
  return lockExistingAccount(transaction, uid)
}

class AddressTaken extends Error {}
