import { randomBytes } from 'node:crypto'
import type { Database } from '../../database/connect.ts'

interface NewUser {
  email: string
  password: string
  emailVerified: boolean
  mustChangePassword: boolean
}

const firstEmail = 'superadmin@pipit.local'

/**
 * On an empty house, makes the account that opens all doors. Its password is shown once, here, and works once: at the
 * first sign-in a new one must be chosen. Null if there is a superadmin already.
 */
export async function createFirstSuperadmin(
  { pool }: Database,
  createUser: (user: NewUser) => Promise<{ uid: string } | null>,
) {
  const { rows } = await pool.query('select 1 from accounts limit 1')
  if (rows.length > 0) return null
  const password = randomBytes(15).toString('base64url')
  const user = await createUser({ email: firstEmail, password, emailVerified: true, mustChangePassword: true })
  // Another machine that started at the same time was first.
  if (!user) return null
  await pool.query(
    "insert into accounts (identity_uid, email, email_verified, role) values ($1, $2, true, 'superadmin')",
    [user.uid, firstEmail],
  )
  return { email: firstEmail, password }
}
