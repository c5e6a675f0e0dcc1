import type { Queries } from '@pipit/database/connect'
import { databaseCode, uniqueViolation } from '@pipit/database/error-code'
import {
  updateAccountFields,
  findByEmail,
  findByProvider,
  insertAccount,
  linkProvider,
  lockAccount,
  unlinkProviders,
  updateLinkedProvider,
  type Account,
} from '../accounts/account-store.ts'
import { removeUnprovenAccess } from '../credentials/remove-unproven-access.ts'
import type { Dependencies } from '../dependencies.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ProviderIdentity } from './read-provider-identity.ts'

type FoundAccount = { account: Account; isNewUser: boolean } | 'needs confirmation'

/** Finds or creates the account of a person whom a provider identified. */
export async function findOrCreateAccount(
  dependencies: Dependencies,
  identity: ProviderIdentity,
  mayCreate: boolean,
): Promise<FoundAccount> {
  const attempt = () =>
    dependencies.database.transaction((transaction) => findOrCreate(dependencies, transaction, identity, mayCreate))
  // The same person in two windows: the second attempt finds the account that the first has created.
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
    // The account before its providers, as everywhere: otherwise two sign-ins could wait for each other.
    await lock(transaction, known.uid)
    await updateLinkedProvider(transaction, linked)
    return { account: await lock(transaction, known.uid), isNewUser: false }
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
  const account = await lock(transaction, uid)
  if (account.disabled) throw new IdentityError('USER_DISABLED')
  await removeUnprovenAccess(dependencies, transaction, account)
  // The provider may have given the address to another person: the former link is deleted.
  await unlinkProviders(transaction, uid, [linked.providerId])
  await linkProvider(transaction, uid, linked)
  const { displayName, photoUrl } = await lock(transaction, uid)
  await updateAccountFields(transaction, uid, {
    displayName: displayName ?? linked.displayName,
    photoUrl: photoUrl ?? linked.photoUrl,
  })
  return lock(transaction, uid)
}

async function lock(transaction: Queries, uid: string): Promise<Account> {
  const account = await lockAccount(transaction, uid)
  if (!account) throw new IdentityError('USER_NOT_FOUND')
  return account
}

class AddressTaken extends Error {}
