import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '../database/schema.ts'
import type { Parts } from '../parts.ts'
import { authenticateRecent } from '../tokens/authenticate.ts'
import type { ownAccountRequest } from './look-up.ts'

/** Everything kept of the person goes with the row. */
export async function deleteAccount(parts: Parts, request: z.output<typeof ownAccountRequest>) {
  const { account } = await authenticateRecent(parts, request.idToken)
  await parts.database.delete(users).where(eq(users.uid, account.uid))
  return { kind: 'identitytoolkit#DeleteAccountResponse' }
}
