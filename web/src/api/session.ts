import type { AccountRole, Scope } from '@pipit/contract/access'
import { useSyncExternalStore } from 'react'

/** What the signed-in account may do, as its access token says. The server decides; this only spares a useless page. */
export interface AccountSession {
  id: string
  role: AccountRole
  scopes: readonly Scope[]
  accessToken: string
}

/** The identity uid of who is signed in; under `pipit:account:<uid>` is what the backend answered to their sign-in. */
const currentIdentityKey = 'pipit:identity'
const accountKey = (uid: string) => `pipit:account:${uid}`

/** Null when nobody is signed in; an expired token counts as nobody. */
export function readSession(): AccountSession | null {
  return toSession(readAccount())
}

export function useSession(): AccountSession | null {
  return toSession(useSyncExternalStore(onAccountChange, readAccount))
}

export function endSession() {
  const uid = localStorage.getItem(currentIdentityKey)
  if (uid !== null) localStorage.removeItem(accountKey(uid))
  localStorage.removeItem(currentIdentityKey)
  // The browser tells only the other tabs.
  window.dispatchEvent(new Event('storage'))
}

export function homeOf(session: AccountSession | null) {
  if (!session) return '/'
  return session.role === 'parent' ? '/app' : '/admin'
}

/** For route loaders: the session, or the answer that the route's error boundary turns into a page. */
export function requireRole(role: AccountRole): AccountSession {
  const session = requireSession()
  if (session.role !== role) throw new Response(null, { status: 403 })
  return session
}

export function requireScopes(...scopes: Scope[]): AccountSession {
  const session = requireSession()
  if (!scopes.every((scope) => session.scopes.includes(scope))) throw new Response(null, { status: 403 })
  return session
}

function requireSession() {
  const session = readSession()
  if (!session) throw new Response(null, { status: 401 })
  return session
}

function readAccount(): string | null {
  try {
    const uid = localStorage.getItem(currentIdentityKey)
    return uid === null ? null : localStorage.getItem(accountKey(uid))
  } catch {
    // Storage is switched off in this browser: the pages for visitors still work.
    return null
  }
}

function onAccountChange(listener: () => void) {
  window.addEventListener('storage', listener)
  return () => window.removeEventListener('storage', listener)
}

function toSession(account: string | null): AccountSession | null {
  if (account === null) return null
  try {
    const { id, access_token: accessToken } = JSON.parse(account)
    const { role, scopes, exp } = readClaims(accessToken)
    return exp * 1000 > Date.now() ? { id, role, scopes, accessToken } : null
  } catch {
    // Not something that we wrote.
    return null
  }
}

function readClaims(token: string): { role: AccountRole; scopes: Scope[]; exp: number } {
  const [, payload = ''] = token.split('.')
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
}
