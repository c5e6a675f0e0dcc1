import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../database/schema.ts'
import type { Parts } from '../dependencies.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import type { ownAccountRequest } from './look-up.ts'

export async function deleteAccount(parts: Parts, request: z.output<typeof ownAccountRequest>) {
  const { account } = await authenticateRecent(parts, request.idToken)
  await removeUser(parts, account.uid)
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}

/** Everything kept of the person goes with the row. */
export async function removeUser(
  { database, options }: Pick<Parts, 'database' | 'options'>,
  uid: string,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.uid, uid))
    await options.onDeleted?.(uid, transaction)
  })
}
