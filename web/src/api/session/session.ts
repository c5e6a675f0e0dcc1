import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { Auth, User } from '@firebase/auth'
import {
  clearAccount,
  saveAccount,
  onAccountChange,
  onSignOutElsewhere,
  readAccount,
  useAccount,
  type AccountSession,
} from './account-store.ts'
import { exchangeIdentity, type SessionErrorCode } from '../identity/exchange-identity.ts'
import { openIdentity } from '../identity/identity.ts'
import { callWithoutSession } from '../sessionless-client.ts'
import { clearReturnPath } from './return-path.ts'

/** A session is renewed so long before it ends, so that no call ever meets its end. */
const renewBeforeExpiryMs = 90_000
const renewalRetryMs = 20_000
/** How long it waits for the server when signing out, and for another tab. */
const patience = 3_000

let pendingRenewal: Promise<AccountSession | null> | undefined
let signInChange: Promise<unknown> | undefined
let sessionError: SessionErrorCode | null = null
let renewalTimer: number | undefined
let isWatching = false

export const useSession = useAccount

/** Why the identity that signed in last has no session: for the pages that lead on from there. */
export const readSessionError = () => sessionError

/** Null when nobody is signed in, or somebody whose identity the server refuses (`readRefusal` tells why). */
export async function currentSession(): Promise<AccountSession | null> {
  const auth = await watchIdentity()
  const account = readAccount()
  const currentUser = auth.currentUser ?? (account && (await userFromAnotherTab(auth, account.uid)))
  if (!currentUser) {
    clearAccount()
    return null
  }
  if (account?.uid !== currentUser.uid || account.expiresAt < Date.now()) return renewSession()
  if (account.expiresAt - renewBeforeExpiryMs < Date.now()) renewSession().catch(() => undefined)
  return account
}

/** Exchanges the identity for a session, once for however many ask at the same time. */
export function renewSession(): Promise<AccountSession | null> {
  pendingRenewal ??= renew().finally(() => {
    pendingRenewal = undefined
  })
  return pendingRenewal
}

/** Once somebody has proved who they are: a session that counts from now, in place of the one before. */
export async function renewAfterReauthentication() {
  const before = readAccount()
  const session = await renewSession()
  if (before && session && before.sessionId !== session.sessionId) await endOnServer(before)
}

/**
 * Runs what ends all sign-ins but this one, such as a new password, and renews the session. The server ends them before
 * the SDK has the tokens that it gets in exchange; a renewal in between would sign this one out, too.
 */
export async function changeSignIn<Result>(change: () => Promise<Result>): Promise<Result> {
  const changing = change()
  signInChange = changing.catch(() => undefined)
  try {
    const result = await changing
    await renewSession()
    return result
  } finally {
    signInChange = undefined
  }
}

async function renew(): Promise<AccountSession | null> {
  const auth = await watchIdentity()
  await signInChange
  const user = auth.currentUser
  if (!user) {
    clearAccount()
    return null
  }
  const answer = await exchangeIdentity(user)
  // Somebody signed out, or in anew, while we asked about a sign-in that is over.
  if (auth.currentUser !== user) return renew()
  if ('refusal' in answer) {
    sessionError = answer.refusal
    if (answer.isFinal) await auth.signOut()
    clearAccount()
    return null
  }
  sessionError = null
  return saveAccount(user.uid, answer.session)
}

/** Ends the session in every tab, and on the server if it can be reached. */
export async function signOut() {
  const account = readAccount()
  const ended = account ? endOnServer(account) : undefined
  const auth = await openIdentity()
  await auth.signOut()
  sessionError = null
  clearReturnPath()
  clearAccount()
  await ended
}

async function endOnServer({ accessToken }: AccountSession) {
  const signal = AbortSignal.timeout(patience)
  await callWithoutSession('POST /auth/sign-out', { bearer: accessToken, signal }).catch(() => undefined)
}

/** For route loaders: the session, or the answer that the route's error boundary turns into a page. */
export async function requireRole(role: AccountRole): Promise<AccountSession> {
  const session = await requireSession()
  if (session.role !== role) throw new Response(null, { status: 403 })
  return session
}

export async function requireScopes(...scopes: Scope[]): Promise<AccountSession> {
  const session = await requireSession()
  if (!scopes.every((scope) => session.scopes.includes(scope))) throw new Response(null, { status: 403 })
  return session
}

export function homePath(session: AccountSession | null) {
  if (!session) return '/'
  return session.role === 'parent' ? '/app' : '/admin'
}

async function requireSession() {
  const session = await currentSession()
  if (!session) throw new Response(null, { status: 401 })
  // They are where they wanted to go, or have chosen another page.
  clearReturnPath()
  return session
}

async function watchIdentity(): Promise<Auth> {
  const auth = await openIdentity()
  if (isWatching) return auth
  isWatching = true
  // The SDK signs out by itself when the user was disabled or the token has expired, here or in another tab.
  let wasSignedIn = false
  auth.onAuthStateChanged((user) => {
    if (!user && wasSignedIn) clearAccount()
    wasSignedIn = user !== null
  })
  onSignOutElsewhere(() => void auth.signOut())
  onAccountChange(scheduleRenewal)
  // Timers sleep while the machine does.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && scheduleRenewal())
  scheduleRenewal()
  return auth
}

/** Another tab has just signed in: the SDK of this one learns of it a moment later. */
function userFromAnotherTab(auth: Auth, uid: string): Promise<User | null> {
  const { promise, resolve } = Promise.withResolvers<User | null>()
  const timer = window.setTimeout(resolve, patience, null)
  const stop = auth.onAuthStateChanged((user) => user?.uid === uid && resolve(user))
  return promise.finally(() => {
    window.clearTimeout(timer)
    stop()
  })
}

function scheduleRenewal() {
  window.clearTimeout(renewalTimer)
  const account = readAccount()
  if (!account) return
  renewalTimer = window.setTimeout(renewInBackground, Math.max(0, account.expiresAt - renewBeforeExpiryMs - Date.now()))
}

function renewInBackground() {
  renewSession().catch(() => {
    renewalTimer = window.setTimeout(renewInBackground, renewalRetryMs)
  })
}
