import { useEffect, useSyncExternalStore } from 'react'
import { readAccount } from '../../api/session/account-store.ts'
import { createStoredText } from '../../api/stored-text.ts'

/** A superadmin is asked again after this time. */
const maxAgeMs = 60 * 60 * 1000

interface GivenReason {
  reason: string
  /** The superadmin who gave it. */
  by: string
  at: number
}

/** A reload loses these, so the tab's storage has them too, unless a browser offers none. */
const given = new Map<string, GivenReason>()
const listeners = new Set<() => void>()
const storageOf = (accountId: string) => createStoredText('sessionStorage', `pipit:access-reason:${accountId}`)

/** Why this superadmin has opened the family in this tab. */
export function readAccessReason(accountId: string): string | undefined {
  return findCurrent(accountId)?.reason
}

export function saveAccessReason(accountId: string, reason: string) {
  const saved: GivenReason = { reason, by: readAccount()?.id ?? '', at: Date.now() }
  given.set(accountId, saved)
  storageOf(accountId).save(JSON.stringify(saved))
  notifyListeners()
}

/** Undefined until a reason is given, and again when it has become old. */
export function useAccessReason(accountId: string): string | undefined {
  const reason = useSyncExternalStore(subscribe, () => readAccessReason(accountId))

  useEffect(() => {
    const current = findCurrent(accountId)
    if (reason === undefined || !current) return
    const timer = window.setTimeout(notifyListeners, current.at + maxAgeMs - Date.now())
    return () => window.clearTimeout(timer)
  }, [accountId, reason])

  return reason
}

function findCurrent(accountId: string): GivenReason | undefined {
  const found = given.get(accountId) ?? parse(storageOf(accountId).read())
  const isCurrent = found && found.by === readAccount()?.id && Date.now() - found.at < maxAgeMs
  return isCurrent ? found : undefined
}

function parse(json: string | null): GivenReason | undefined {
  try {
    const parsed = JSON.parse(json ?? 'null') as Partial<GivenReason> | null
    const { reason, by, at } = parsed ?? {}
    return reason !== undefined && by !== undefined && at !== undefined ? { reason, by, at } : undefined
  } catch {
    // Another version may have stored something else under this key.
    return undefined
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}
