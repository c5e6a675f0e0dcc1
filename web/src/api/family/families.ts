import type { ApiResponse } from '@pipit/contract/api/client'
import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../client.ts'
import { readAccount, useAccount } from '../session/account-store.ts'

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
const listeners = new Set<() => void>()

/** To be called when the person may have joined or left a family, or may have another role in one. */
export async function reloadFamilies() {
  const accountId = readAccount()?.id
  if (accountId === undefined) return
  try {
    const { items } = await call('GET /accounts/:accountId/families', { params: { accountId } })
    // Somebody else has signed in meanwhile.
    if (readAccount()?.id !== accountId) return
    families = { of: accountId, items, left: leftSince(families?.of === accountId ? families : undefined, items) }
    failure = undefined
  } catch (error) {
    failure = error
  }
  for (const listener of listeners) listener()
}

/** Undefined until they are known. */
export function useFamilies(): Families | undefined {
  const accountId = useAccount()?.id
  const known = useSyncExternalStore(subscribe, () => families)
  useEffect(() => {
    if (accountId !== undefined && families?.of !== accountId) void reloadFamilies()
  }, [accountId])
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
