import type { Auth, User } from '@firebase/auth'
import { readSettings } from '../settings.ts'

let opened: Promise<Auth> | undefined
let auth: Auth | undefined
const listeners = new Set<(auth: Auth) => void>()

/**
 * The identity provider's SDK, once it has restored the signed-in user, if there is one. It is loaded when it is first
 * needed: a visitor can read and type before that.
 */
export function openIdentity(): Promise<Auth> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Runs now if the SDK is open, and otherwise when something opens it. */
export function onIdentityOpen(listener: (auth: Auth) => void) {
  if (auth) listener(auth)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Actions that call this are offered to signed-in users alone. */
export async function requireUser(): Promise<User> {
  const { currentUser } = await openIdentity()
  if (!currentUser) throw new Error('Nobody is signed in.')
  return currentUser
}

async function open() {
  const [{ identity }, { createAuth }] = await Promise.all([readSettings(), import('./create-auth.ts')])
  const isNew = auth === undefined
  auth ??= createAuth(identity)
  await auth.authStateReady()
  if (isNew) for (const listener of listeners) listener(auth)
  return auth
}
