import type { Auth, User } from '@firebase/auth'
import { createStoredText } from '../stored-text.ts'
import { readStoredToken } from './stored-token.ts'

/**
 * The identity provider replaces the refresh token at each use, and takes the later use of an old one for theft. The SDK
 * shares the tokens with other tabs, but reads what they have stored only every 800 ms, and not at all while a tab or the
 * machine sleeps. So each tab notes which token is the newest, and a tab that woke up waits until it has it too.
 */
const newestToken = createStoredText('localStorage', 'pipit:newest-token')

/** Whether somebody is signed in at the identity provider, as far as this browser knows without asking the SDK. */
export const hasStoredIdentity = () => newestToken.read() !== null

const syncTimeoutMs = 3_000
const pollIntervalMs = 100

export function noteNewestToken(auth: Auth) {
  auth.onIdTokenChanged((user) => (user ? newestToken.save(markOf(user)) : newestToken.clear()))
}

/** Call this before the SDK may refresh its tokens. Does not wait if this tab has the newest ones. */
export async function waitForNewestToken(user: User): Promise<void> {
  for (let waitedMs = 0; waitedMs < syncTimeoutMs && isOutdated(user); waitedMs += pollIntervalMs)
    await new Promise((resolve) => window.setTimeout(resolve, pollIntervalMs))
}

function isOutdated(user: User) {
  const newest = newestToken.read()
  return newest !== null && newest !== markOf(user)
}

/** Tells tokens apart and reveals none. Of the identity token, because a refresh may return the same refresh token. */
const markOf = (user: User) => readStoredToken(user).token.slice(-6)
