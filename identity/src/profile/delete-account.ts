import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../database/schema.ts'
import type { Dependencies } from '../dependencies.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import type { ownAccountRequest } from './look-up-account.ts'

export async function deleteAccount(dependencies: Dependencies, request: z.output<typeof ownAccountRequest>) {
  const { account } = await authenticateRecent(dependencies, request.idToken)
  await removeUser(dependencies, account.uid)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

/** All other rows of the person are deleted with this one. */
export async function removeUser(
  { database, options }: Pick<Dependencies, 'database' | 'options'>,
  uid: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.uid, uid))
    await options.onUserDeleted?.(uid, transaction)
  })
}
