import type { Auth, User } from '@firebase/auth'
import { signInBackOff } from '../back-off.ts'
import { withLock } from '../lock.ts'
import { onWakeUp } from '../on-wake-up.ts'
import { readClaims } from '../read-claims.ts'
import { createRefreshSchedule, isRefreshDue } from '../refresh-schedule.ts'
import { waitForNewestToken } from './newest-token.ts'
import { readStoredToken } from './stored-token.ts'

/** A session is opened and renewed only with an identity token that is younger (section 9: "session sync token"). */
const maxExchangeAgeMs = 300_000

/**
 * Refreshes the identity token five minutes before it expires. The SDK would do so by itself for its sister libraries, but
 * in each tab at the same time, not after the machine has slept, and never again after a response that is an error.
 */
export function refreshBeforeExpiry(auth: Auth) {
  const schedule = createRefreshSchedule({
    readExpiry: () => auth.currentUser && readStoredToken(auth.currentUser).expiresAt,
    refresh: () => signInBackOff.attempt(async () => auth.currentUser && refreshIf(auth.currentUser, isExpiring)),
    backOff: signInBackOff,
  })
  auth.onIdTokenChanged(schedule.update)
  onWakeUp(schedule.update)
}

/** The identity token for an exchange, refreshed if it is too old for one. */
export async function tokenForExchange(user: User): Promise<string> {
  await refreshIf(user, isTooOldToExchange)
  return user.getIdToken()
}

/** Runs a change that replaces the refresh token: the other tabs wait with a refresh until they have the new one. */
export const withIdentityLock = <Result>(change: () => Promise<Result>) => withLock('pipit:identity-token', change)

async function refreshIf(user: User, isOutdated: (user: User) => boolean) {
  await waitForNewestToken(user)
  if (!isOutdated(user)) return
  await withIdentityLock(async () => {
    // Another tab may have refreshed it in the meantime.
    await waitForNewestToken(user)
    if (isOutdated(user)) await user.getIdToken(true)
  })
}

const isExpiring = (user: User) => isRefreshDue(readStoredToken(user).expiresAt)
const isTooOldToExchange = (user: User) => Date.now() - receivedAt(user) > maxExchangeAgeMs

/** When it was received, by this machine's clock. */
function receivedAt(user: User) {
  const { token, expiresAt } = readStoredToken(user)
  const { iat, exp } = readClaims(token)
  return expiresAt - (exp - iat) * 1000
}
