import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { Auth, User } from '@firebase/auth'
import {
  clearAccount,
  expireAccount,
  saveAccount,
  onAccountChange,
  onSignOutElsewhere,
  readAccount,
  readNewestAccount,
  useAccount,
  type AccountSession,
} from './account-store.ts'
import { signInBackOff } from '../back-off.ts'
import { exchangeIdentity, type SessionErrorCode } from '../identity/exchange-identity.ts'
import { withIdentityLock } from '../identity/identity-token.ts'
import { openIdentity } from '../identity/identity.ts'
import { hasStoredIdentity } from '../identity/newest-token.ts'
import { isRedirectPending } from '../identity/pending-redirect.ts'
import { showProfileLanguage } from '../../i18n/activate-language.ts'
import { isConnectionFailure } from '../connection.ts'
import { withLock } from '../lock.ts'
import { onWakeUp } from '../on-wake-up.ts'
import { createRefreshSchedule, isRefreshDue } from '../refresh-schedule.ts'
import { callWithoutSession } from '../sessionless-client.ts'
import { clearFormDraft } from './form-draft.ts'
import { clearInvitationToken } from './invitation-token.ts'
import { clearReturnPath } from './return-path.ts'

const signOutTimeoutMs = 3_000
const otherTabTimeoutMs = 3_000
/** Longer than a server needs, and shorter than somebody likes to wait for one that cannot be reached. */
const patienceMs = 5_000

let pendingRenewal: Promise<AccountSession | null> | undefined
let signInChange: Promise<unknown> | undefined
let sessionError: SessionErrorCode | null = null
let isWatching = false

/** Sessions are renewed before they expire, so that no call meets an expired one. */
const renewals = createRefreshSchedule({
  readExpiry: () => readAccount()?.expiresAt ?? null,
  refresh: renewIfDue,
  backOff: signInBackOff,
})

export const useSession = useAccount

/** Why the identity that signed in last has no session. */
export const readSessionError = () => sessionError

/** Says what this browser knows without the SDK; true also for a tab that comes back from a social provider. */
export const mayBeSignedIn = () => readAccount() !== null || hasStoredIdentity() || isRedirectPending()

/** Null if nobody is signed in, or if the server rejects the identity (`readSessionError` says why). */
export async function currentSession(): Promise<AccountSession | null> {
  const auth = await watchIdentity()
  const account = readAccount()
  const currentUser = auth.currentUser ?? (account && (await userFromAnotherTab(auth, account.uid)))
  if (!currentUser) {
    clearAccount()
    return null
  }
  if (account?.uid !== currentUser.uid) return shareRenewal(attemptRenewal)
  return account.expiresAt < Date.now() ? renewIfDue() : account
}

/** Somebody has just signed in or changed something, or asks for it, so this does not wait for the back-off. */
export function renewSession(): Promise<AccountSession | null> {
  signInBackOff.reset()
  return shareRenewal(attemptRenewal)
}

/** The server rejects a session after a new role, for example. */
export function replaceSession({ accessToken }: AccountSession): Promise<AccountSession | null> {
  expireAccount(accessToken)
  return currentSession()
}

/** One tab renews the session for all of them, also when they wake up together. */
function renewIfDue() {
  return shareRenewal(() =>
    withLock('pipit:session', async () => {
      const account = readNewestAccount()
      return isRefreshDue(account?.expiresAt ?? 0) ? attemptRenewal() : account
    }),
  )
}

const attemptRenewal = () => signInBackOff.attempt(renew)

/** Concurrent callers share one exchange. */
function shareRenewal(start: () => Promise<AccountSession | null>) {
  pendingRenewal ??= start().finally(() => {
    pendingRenewal = undefined
  })
  return pendingRenewal
}

/** Replaces the session by one that counts as a recent sign-in. */
export async function renewAfterReauthentication() {
  const before = readAccount()
  const session = await renewSession()
  if (before && session && before.sessionId !== session.sessionId) await endOnServer(proofBySession(before))
}

/**
 * Runs a change that ends all other sign-ins, such as a new password, then renews the session. The server ends them before
 * the SDK has its new tokens, so a renewal in between, which would sign out this tab too, has to wait.
 */
export async function changeSignIn<Result>(change: () => Promise<Result>): Promise<Result> {
  const changing = withIdentityLock(change)
  // The failure is thrown below; a renewal only waits for the end.
  signInChange = changing.catch(() => undefined)
  try {
    const result = await changing
    await renewSession()
    return result
  } finally {
    signInChange = undefined
  }
}

/** Exchanges the identity for a new session. */
async function renew(): Promise<AccountSession | null> {
  const auth = await watchIdentity()
  await signInChange
  const user = auth.currentUser
  if (!user) {
    clearAccount()
    return null
  }
  const exchanged = await exchangeIdentity(user)
  // The user has changed during the exchange.
  if (auth.currentUser !== user) return renew()
  if ('errorCode' in exchanged) {
    sessionError = exchanged.errorCode
    if (exchanged.isFinal) await auth.signOut()
    clearAccount()
    return null
  }
  sessionError = null
  await showProfileLanguage(exchanged.session.language)
  return saveAccount(user.uid, exchanged.session)
}

/** Ends the session in every tab and, if it can be reached, on the server. */
export async function signOut() {
  const auth = await openIdentity()
  const proof = await proofOfSignIn(auth.currentUser)
  const ended = proof && endOnServer(proof)
  await auth.signOut()
  sessionError = null
  clearReturnPath()
  clearInvitationToken()
  clearFormDraft()
  clearAccount()
  await ended
}

/** What the server accepts to end a sign-in with its refresh tokens. */
interface SignInProof {
  endpoint: 'POST /auth/sign-out' | 'POST /auth/sign-out/id'
  bearer: string
}

/**
 * A session, renewed if it has expired. Somebody without one, such as before the address is verified, is signed in at the
 * identity provider only. Null if nobody is signed in, and offline: then there is nothing to end on the server.
 */
async function proofOfSignIn(user: User | null): Promise<SignInProof | null> {
  const account = readAccount()
  if (account) {
    const session = account.expiresAt > Date.now() ? account : await beforeTimeout(renewSession())
    return session && proofBySession(session)
  }
  const bearer = user && (await beforeTimeout(user.getIdToken()))
  return bearer === null ? null : { endpoint: 'POST /auth/sign-out/id', bearer }
}

const proofBySession = ({ accessToken }: AccountSession): SignInProof => ({
  endpoint: 'POST /auth/sign-out',
  bearer: accessToken,
})

/** Null if it fails or takes too long, which must not keep anybody from signing out. */
function beforeTimeout<Result>(promise: Promise<Result>): Promise<Result | null> {
  const timeout = new Promise<null>((resolve) => window.setTimeout(resolve, signOutTimeoutMs, null))
  return Promise.race([promise.catch(() => null), timeout])
}

async function endOnServer({ endpoint, bearer }: SignInProof) {
  const signal = AbortSignal.timeout(signOutTimeoutMs)
  // Signing out works offline too: this browser forgets its tokens.
  await callWithoutSession(endpoint, { bearer, signal }).catch(() => undefined)
}

/** Route loaders call this. It returns the session, or throws the response that the error boundary turns into a page. */
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
  const session = await sessionOrStored()
  if (!session) throw new Response(null, { status: 401 })
  // The return path was reached, or another page was chosen instead.
  clearReturnPath()
  return session
}

/**
 * Somebody who was signed in stays so without a connection: pages show what they have. A call of theirs still waits for a
 * session that the server accepts.
 */
function sessionOrStored(): Promise<AccountSession | null> {
  const session = currentSession()
  const stored = readAccount()
  if (!stored) return session
  const late = new Promise<AccountSession>((resolve) => window.setTimeout(resolve, patienceMs, stored))
  const orStored = session.catch((error: unknown) => {
    if (isConnectionFailure(error)) return stored
    throw error
  })
  return Promise.race([orStored, late])
}

async function watchIdentity(): Promise<Auth> {
  const auth = await openIdentity()
  if (isWatching) return auth
  isWatching = true
  // The SDK signs out by itself if the user is disabled or the token has expired, here or in another tab.
  let wasSignedIn = false
  auth.onAuthStateChanged((user) => {
    if (!user && wasSignedIn) clearAccount()
    wasSignedIn = user !== null
  })
  onSignOutElsewhere(() => void auth.signOut())
  onAccountChange(() => {
    // Another tab may have renewed the session.
    if (!isRefreshDue(readAccount()?.expiresAt ?? null)) signInBackOff.reset()
    renewals.update()
  })
  onWakeUp(renewals.update)
  renewals.update()
  return auth
}

/** Waits for the SDK to pick up a sign-in from another tab. */
function userFromAnotherTab(auth: Auth, uid: string): Promise<User | null> {
  const { promise, resolve } = Promise.withResolvers<User | null>()
  const timer = window.setTimeout(resolve, otherTabTimeoutMs, null)
  const stop = auth.onAuthStateChanged((user) => user?.uid === uid && resolve(user))
  return promise.finally(() => {
    window.clearTimeout(timer)
    stop()
  })
}
