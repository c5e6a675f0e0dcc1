import { initializeApp } from '@firebase/app'
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
  type User,
} from '@firebase/auth'
import { readSettings, type Settings } from '../settings.ts'
import { refreshBeforeExpiry } from './identity-token.ts'
import { noteNewestToken } from './newest-token.ts'

let opened: Promise<Auth> | undefined
let auth: Auth | undefined

/** The identity provider's SDK, once it has restored the signed-in user, if there is one. */
export function openIdentity(): Promise<Auth> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** For actions that only signed-in users are offered. */
export async function requireUser(): Promise<User> {
  const { currentUser } = await openIdentity()
  if (!currentUser) throw new Error('Nobody is signed in.')
  return currentUser
}

async function open() {
  const { identity } = await readSettings()
  auth ??= create(identity)
  await auth.authStateReady()
  return auth
}

function create({ kind, apiKey, authDomain, projectId }: Settings['identity']) {
  // No popup resolver here: it is big, and only a social sign-in needs it.
  const created = initializeAuth(initializeApp({ apiKey, authDomain, projectId }), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  // The SDK's way to a provider that is not Google's: ours is at this origin.
  if (kind === 'embedded') connectAuthEmulator(created, window.location.origin, { disableWarnings: true })
  noteNewestToken(created)
  refreshBeforeExpiry(created)
  created.useDeviceLanguage()
  return created
}
