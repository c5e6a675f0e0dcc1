import { randomBytes } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { addSuperadmin, hasAccounts } from './session-store.ts'

interface NewUser {
  email: string
  password: string
  emailVerified: boolean
  mustChangePassword: boolean
}

const firstEmail = 'superadmin@pipit.local'

/**
 * Creates the first superadmin in an empty database. The password is printed once, and the first sign-in requires a new
 * one. Null if there are accounts already.
 */
export async function createFirstSuperadmin(
  db: Queries,
  createUser: (user: NewUser) => Promise<{ uid: string } | null>,
) {
  if (await hasAccounts(db)) return null
  const password = randomBytes(15).toString('base64url')
  const user = await createUser({ email: firstEmail, password, emailVerified: true, mustChangePassword: true })
  // Another process that started at the same time has created the user.
  if (!user) return null
  await addSuperadmin(db, { uid: user.uid, email: firstEmail })
  return { email: firstEmail, password }
}
