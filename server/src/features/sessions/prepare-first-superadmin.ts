import { randomBytes } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { addSuperadmin, hasAccounts, hasOtherSuperadmin } from './session-store.ts'

/** The part of the identity provider's administration that this needs. */
interface Users {
  createUser: (user: {
    email: string
    password: string
    emailVerified: boolean
    mustChangePassword: boolean
  }) => Promise<User | null>
  findUserByEmail: (email: string) => Promise<User | null>
  /** Null if the user's one-time password has not expired, or was replaced already. */
  replaceExpiredPassword: (uid: string, password: string) => Promise<Date | null>
}

interface User {
  uid: string
  /** Null for a user who has chosen a password. */
  oneTimePasswordExpiresAt: Date | null
}

interface FirstSignIn {
  email: string
  /** Null if an earlier start has printed it. */
  password: string | null
  expiresAt: Date
}

const firstEmail = 'superadmin@pipit.local'

/**
 * Creates the first superadmin in an empty database. The password is printed once, works for a day, and the first sign-in
 * requires a new one. If it has expired unused, the next start replaces it. Null if somebody can sign in as superadmin.
 */
export async function prepareFirstSuperadmin(db: Queries, users: Users): Promise<FirstSignIn | null> {
  const password = randomBytes(15).toString('base64url')
  if (!(await hasAccounts(db))) {
    const user = await users.createUser({ email: firstEmail, password, emailVerified: true, mustChangePassword: true })
    // Another process that started at the same time has created the user.
    if (!user?.oneTimePasswordExpiresAt) return null
    await addSuperadmin(db, { uid: user.uid, email: firstEmail })
    return { email: firstEmail, password, expiresAt: user.oneTimePasswordExpiresAt }
  }
  const user = await users.findUserByEmail(firstEmail)
  if (!user?.oneTimePasswordExpiresAt || (await hasOtherSuperadmin(db, user.uid))) return null
  const newExpiry = await users.replaceExpiredPassword(user.uid, password)
  return newExpiry
    ? { email: firstEmail, password, expiresAt: newExpiry }
    : { email: firstEmail, password: null, expiresAt: user.oneTimePasswordExpiresAt }
}
