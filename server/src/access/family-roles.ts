import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { LRUCache } from 'lru-cache'
import type { Notifications } from '../database/notifications.ts'
import { findFamilyRoles, type Membership } from './family-role-store.ts'

export type FamilyRoles = ReturnType<typeof createFamilyRoles>

const cacheSize = 10_000

/**
 * What people are in families that others have founded. As with the validity of sessions, a removal or a new role takes
 * effect at once: what is cached is read again when any process announces a change.
 */
export function createFamilyRoles(db: Queries) {
  const roles = new LRUCache<string, Promise<FamilyRole | 'none'>>({ max: cacheSize })
  let notifications: Notifications | undefined

  return {
    /** Null for somebody who does not belong to the family. */
    async roleOf(membership: Membership): Promise<FamilyRole | null> {
      const role = await cachedRole(membership)
      return role === 'none' ? null : role
    },

    /** For open connections. Bypasses the cache. */
    async findRemoved<Watched extends Membership>(memberships: Watched[]): Promise<Watched[]> {
      if (memberships.length === 0) return []
      const current = new Set((await findFamilyRoles(db, memberships)).map(keyOf))
      return memberships.filter((membership) => !current.has(keyOf(membership)))
    },

    /** Nothing is cached before this is called, because changes would be missed. */
    listenTo(source: Notifications) {
      notifications = source
    },

    clear: () => roles.clear(),
  }

  function cachedRole(membership: Membership): Promise<FamilyRole | 'none'> {
    const key = keyOf(membership)
    const cached = roles.get(key)
    if (cached) return cached
    const read = findFamilyRoles(db, [membership]).then(([found]) => found?.role ?? 'none')
    if (notifications?.isConnected()) {
      roles.set(key, read)
      read.catch(() => roles.delete(key))
    }
    return read
  }
}

const keyOf = ({ accountId, personId }: Membership) => `${accountId} ${personId}`
