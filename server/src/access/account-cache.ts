import { LRUCache } from 'lru-cache'
import type { Announcements, Following } from '../announcements/announcements.ts'

interface CachedAccount<Value> {
  following: Following
  values: Map<string, Promise<Value>>
}

const maxAccounts = 10_000
/** It limits how long a lost announcement goes unnoticed. */
const maxAgeMs = 30_000

/**
 * Caches what decides about access to an account, by account and by session, device or person. A value is forgotten when
 * somebody announces a change of access to the account, and nothing is cached while announcements may be missed.
 */
export function createAccountCache<Value>(announcements: Announcements) {
  const accounts = new LRUCache<string, CachedAccount<Value>>({
    max: maxAccounts,
    ttl: maxAgeMs,
    ttlAutopurge: true,
    dispose: ({ following }) => following.end(),
  })
  announcements.addListener({
    onAnnouncement: ({ accountId, resource }) => resource === 'access' && forget(accountId),
    onDisconnect: forgetAll,
    onReconnect: forgetAll,
  })
  return { read, forget, forgetAll }

  function read(accountId: string, key: string, readNow: () => Promise<Value>): Promise<Value> {
    const { following, values } = accounts.get(accountId) ?? add(accountId)
    const cached = values.get(key)
    if (cached) return cached
    const value = readNow()
    // A change before the announcements arrive would be missed.
    if (following.isReady() && announcements.isConnected()) {
      values.set(key, value)
      value.catch(() => values.delete(key))
    }
    return value
  }

  function forget(accountId: string) {
    accounts.peek(accountId)?.values.clear()
  }

  function forgetAll() {
    accounts.clear()
  }

  function add(accountId: string) {
    const account = { following: announcements.follow(accountId), values: new Map<string, Promise<Value>>() }
    accounts.set(accountId, account)
    return account
  }
}
