import {
  updateAccountFields,
  findByEmail,
  findByProvider,
  linkProvider,
  lockAccount,
  type Account,
} from '../accounts/account-store.ts'
import { throwIfEmailTaken } from '../credentials/change-password.ts'
import type { Dependencies } from '../dependencies.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ProviderIdentity } from './read-provider-identity.ts'

/** Adds another way into the account. */
export async function linkProviderToAccount(
  dependencies: Dependencies,
  { uid }: Account,
  { linked, emailVerified }: ProviderIdentity,
): Promise<Account> {
  return dependencies.database
    .transaction(async (transaction) => {
      const account = await lockAccount(transaction, uid)
      if (!account) throw new IdentityError('USER_NOT_FOUND')
      if (await findByProvider(transaction, linked)) throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED')
      if (account.providers.some(({ providerId }) => providerId === linked.providerId))
        throw new IdentityError('PROVIDER_ALREADY_LINKED')
      const owner = linked.email === null ? null : await findByEmail(transaction, linked.email)
      if (owner && owner.uid !== uid) throw new IdentityError('EMAIL_EXISTS')
      await linkProvider(transaction, uid, linked)
      if (account.email === null) await updateAccountFields(transaction, uid, { email: linked.email, emailVerified })
      if (account.email === linked.email && emailVerified)
        await updateAccountFields(transaction, uid, { emailVerified: true })
      return (await lockAccount(transaction, uid)) ?? account
    })
    .catch(throwIfEmailTaken)
}
