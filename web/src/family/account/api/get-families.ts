import type { ApiResponse } from '@pipit/contract/api/client'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../../../api/client.ts'
import { readAccount, useAccount } from '../../../api/session/account-store.ts'

export type Family = ApiResponse<'GET /accounts/:accountId/families'>['items'][number]

interface Families {
  /** The account whose families these are. */
  of: string
  items: Family[]
  /** Families that somebody has left, or was removed from, since the page was loaded. */
  left: ReadonlySet<string>
}

/**
 * The families that the signed-in person belongs to. Outside of the query cache, because the menu shows them, and the menu
 * of the sign-in page does without the query library.
 */
let families: Families | undefined
let failure: unknown
let newest: Promise<unknown> | undefined
/** The account for which they are fetched when a page first needs them. */
let requestedFor: string | undefined
const listeners = new Set<() => void>()

/** Call this when the person has joined or left a family. */
export async function reloadFamilies() {
  const accountId = readAccount()?.id
  if (accountId === undefined) return
  const isNewest = () => newest === loading && readAccount()?.id === accountId
  const loading = call('GET /accounts/:accountId/families', { params: { accountId } })
  newest = loading
  try {
    const { items } = await loading
    if (!isNewest()) return
    families = { of: accountId, items, left: leftSince(families?.of === accountId ? families : undefined, items) }
    failure = undefined
  } catch (error) {
    if (isNewest()) failure = error
  }
  for (const listener of listeners) listener()
}

/** Call this when they may have changed: it fetches them again if a page uses them. */
export function refreshFamilies() {
  if (families !== undefined) void reloadFamilies()
}

/** Undefined until they are known. They are fetched when the first page or menu needs them. */
export function useFamilies({ enabled = true } = {}): Families | undefined {
  const accountId = useAccount()?.id
  const known = useSyncExternalStore(subscribe, () => families)
  useEffect(() => {
    if (!enabled || accountId === undefined || requestedFor === accountId) return
    requestedFor = accountId
    void reloadFamilies()
  }, [enabled, accountId])
  return known?.of === accountId ? known : undefined
}

/** Why the families could not be fetched. */
export const useFamiliesFailure = () => useSyncExternalStore(subscribe, () => failure)

function leftSince(before: Families | undefined, now: Family[]): ReadonlySet<string> {
  const all = [...(before?.left ?? []), ...(before?.items ?? []).map(({ accountId }) => accountId)]
  return new Set(all.filter((id) => now.every(({ accountId }) => accountId !== id)))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
