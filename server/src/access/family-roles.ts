import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import type { Announcements } from '../announcements/announcements.ts'
import { createAccountCache } from './account-cache.ts'
import { findFamilyRoles, type Membership } from './family-role-store.ts'

export type FamilyRoles = ReturnType<typeof createFamilyRoles>

/**
 * What people are in families that others have founded. As with the validity of sessions, a removal or a new role takes
 * effect at once: what is cached is read again when any process announces a change of the
 * family.
 */
export function createFamilyRoles(db: Queries, announcements: Announcements) {
  const roles = createAccountCache<FamilyRole | null>(announcements)

  return {
    /** Null for somebody who does not belong to the family. */
    roleOf(membership: Membership): Promise<FamilyRole | null> {
      const read = async () => (await findFamilyRoles(db, [membership]))[0]?.role ?? null
      return roles.read(membership.accountId, membership.personId, read)
    },

    /** Open connections ask this. It bypasses the cache. */
    async findRemoved<Watched extends Membership>(memberships: Watched[]): Promise<Watched[]> {
      if (memberships.length === 0) return []
      const current = new Set((await findFamilyRoles(db, memberships)).map(keyOf))
      return memberships.filter((membership) => !current.has(keyOf(membership)))
    },

    forget: roles.forget,
    forgetAll: roles.forgetAll,
  }
}

const keyOf = ({ accountId, personId }: Membership) => `${accountId} ${personId}`
