import type { z } from 'zod'
import { deleteUser } from '../accounts/account-store.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import type { ownAccountRequest } from './look-up-account.ts'

export async function deleteAccount(dependencies: Dependencies, request: z.output<typeof ownAccountRequest>) {
  const { account } = await authenticateRecent(dependencies, request.idToken)
  await removeUser(dependencies, account.uid)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

export async function removeUser(
  { database, options }: Pick<Dependencies, 'database' | 'options'>,
  uid: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await deleteUser(transaction, uid)
    await options.onUserDeleted?.(uid, transaction)
  })
}
