import { randomBytes } from 'node:crypto'
import type { Queries } from '../../database/connect.ts'
import { addSuperadmin, hasAccounts } from './session-store.ts'

interface NewUser {
  email: string
  password: string
  emailVerified: boolean
  mustChangePassword: boolean
}

const firstEmail = 'superadmin@pipit.local'

/**
 * In an empty database, creates the first superadmin. Its password is shown once, here, and works once: at the
 * first sign-in a new one must be chosen. Null if there is a superadmin already.
 */
export async function createFirstSuperadmin(
  db: Queries,
  createUser: (user: NewUser) => Promise<{ uid: string } | null>,
) {
  if (await hasAccounts(db)) return null
  const password = randomBytes(15).toString('base64url')
  const user = await createUser({ email: firstEmail, password, emailVerified: true, mustChangePassword: true })
  // Another machine that started at the same time was first.
  if (!user) return null
  await addSuperadmin(db, { uid: user.uid, email: firstEmail })
  return { email: firstEmail, password }
}
