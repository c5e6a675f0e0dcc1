import type { AccountRole, Scope } from '@pipit/contract/api/access'
import type { ApiResponse } from '@pipit/contract/api/client'
import { useSyncExternalStore } from 'react'
import { readClaims } from '../read-claims.ts'
import { clearKeptData } from './kept-data.ts'

/** The signed-in account, with the claims of its access token. The server decides; this only avoids useless pages. */
export interface AccountSession {
  /** The uid of the identity. */
  uid: string
  id: string
  sessionId: string
  role: AccountRole
  scopes: readonly Scope[]
  accessToken: string
  /** When it ends, by this machine's clock, which may differ from the server's. */
  expiresAt: number
}

interface AccessTokenClaims {
  sid: string
  role: AccountRole
  scopes: Scope[]
}

/** Holds the identity uid of the signed-in user; `pipit:account:<uid>` holds their session. */
const currentIdentityKey = 'pipit:identity'
const accountKey = (uid: string) => `pipit:account:${uid}`

const listeners = new Set<() => void>()
/** The only copy if the browser offers no storage. */
let current = read()

export const readAccount = () => current

export function useAccount() {
  // Nobody is signed in where pages are rendered at build time.
  return useSyncExternalStore(onAccountChange, readAccount, () => null)
}

export function saveAccount(uid: string, { id, access_token: accessToken }: ApiResponse<'POST /auth/sign-in/id'>) {
  const { sid: sessionId, role, scopes, iat, exp } = readClaims<AccessTokenClaims>(accessToken)
  const expiresAt = Date.now() + (exp - iat) * 1000
  const account: AccountSession = { uid, id, sessionId, role, scopes, accessToken, expiresAt }
  replace(account, () => {
    localStorage.setItem(accountKey(uid), JSON.stringify(account))
    localStorage.setItem(currentIdentityKey, uid)
  })
  return account
}

/** The server rejects this token, whatever its expiry. */
export function expireAccount(accessToken: string) {
  if (current?.accessToken !== accessToken) return
  const expired = { ...current, expiresAt: 0 }
  replace(expired, () => localStorage.setItem(accountKey(expired.uid), JSON.stringify(expired)))
}

export function clearAccount() {
  if (!current) return
  const { uid } = current
  replace(null, () => {
    localStorage.removeItem(accountKey(uid))
    localStorage.removeItem(currentIdentityKey)
  })
  // A browser that refuses it has kept nothing.
  clearKeptData().catch(() => undefined)
}

/** Runs when another tab signs out. */
export function onSignOutElsewhere(listener: () => void) {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === currentIdentityKey && newValue === null) listener()
  })
}

export function onAccountChange(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Reads what another tab has stored a moment ago, too: the browser may report it later. */
export function readNewestAccount(): AccountSession | null {
  const stored = read()
  if (stored && stored.expiresAt > (current?.expiresAt ?? 0)) adopt(stored)
  return current
}

// Fires for what other tabs have stored.
window.addEventListener('storage', () => adopt(read()))

function adopt(stored: AccountSession | null) {
  if (stored?.accessToken === current?.accessToken) return
  current = stored
  for (const listener of listeners) listener()
}

function replace(account: AccountSession | null, store: () => void) {
  current = account
  try {
    store()
  } catch {
    // Storage is disabled or full: this tab stays signed in, the next one is not.
  }
  for (const listener of listeners) listener()
}

function read(): AccountSession | null {
  try {
    const uid = localStorage.getItem(currentIdentityKey)
    const stored = uid === null ? null : localStorage.getItem(accountKey(uid))
    if (stored === null) return null
    const account = JSON.parse(stored) as AccountSession
    return typeof account.accessToken === 'string' && account.uid === uid ? account : null
  } catch {
    // No storage, or invalid content.
    return null
  }
}
