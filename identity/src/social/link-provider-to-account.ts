import {
  updateAccountFields,
  findByEmail,
  findByProvider,
  linkProvider,
  type Account,
} from '../accounts/account-store.ts'
import { lockExistingAccount } from '../accounts/lock-existing-account.ts'
import { throwIfEmailTaken } from '../credentials/change-password.ts'
import type { Dependencies } from '../dependencies.ts'
import { IdentityError } from '../http/identity-error.ts'
import type { ProviderIdentity } from './read-provider-identity.ts'

export async function linkProviderToAccount(
  dependencies: Dependencies,
  { uid }: Account,
  { linked, emailVerified }: ProviderIdentity,
): Promise<Account> {
  return dependencies.database
    .transaction(async (transaction) => {
      const account = await lockExistingAccount(transaction, uid)
      if (await findByProvider(transaction, linked)) throw new IdentityError('FEDERATED_USER_ID_ALREADY_LINKED')
      if (account.providers.some(({ providerId }) => providerId === linked.providerId))
        throw new IdentityError('PROVIDER_ALREADY_LINKED')
      const owner = linked.email === null ? null : await findByEmail(transaction, linked.email)
      if (owner && owner.uid !== uid) throw new IdentityError('EMAIL_EXISTS')
      await linkProvider(transaction, uid, linked)
      if (account.email === null) await updateAccountFields(transaction, uid, { email: linked.email, emailVerified })
      if (account.email === linked.email && emailVerified)
        await updateAccountFields(transaction, uid, { emailVerified: true })
      return lockExistingAccount(transaction, uid)
    })
    .catch(throwIfEmailTaken)
}
