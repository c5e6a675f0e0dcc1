import type { FamilyRole } from '@pipit/contract/api/access'
import type { Database, Queries } from '@pipit/database/connect'
import { ApiError } from '../../http/api-error.ts'
import { guardianStore } from './guardian-store.ts'

/**
 * Whoever founded a family signs in with its row, and has no row as a guardian. When they get another role or leave, their
 * sign-in moves to an account of its own first, so the family stays with its other owners. A trigger refuses to leave a
 * family without an owner.
 */

interface Member {
  /** The family. */
  accountId: string
  guardianId: string
}

export async function setGuardianRole(database: Database, member: Member, role: FamilyRole) {
  await database.transaction(async (db) => {
    await guardianStore(db).lockFamily(member.accountId)
    await changeRole(db, member, role)
  })
}

async function changeRole(db: Queries, { accountId, guardianId }: Member, role: FamilyRole) {
  const store = guardianStore(db)
  if (guardianId !== accountId) {
    if (!(await store.setRole(accountId, guardianId, role))) throw new ApiError('not-found')
    return
  }
  if (role === 'owner') return
  const founderId = await store.detachFounder(accountId)
  if (founderId === undefined) throw new ApiError('not-found')
  await store.add({ accountId, guardianId: founderId, role, invitedBy: null })
}

export async function removeGuardian(database: Database, { accountId, guardianId }: Member) {
  await database.transaction(async (db) => {
    const store = guardianStore(db)
    await store.lockFamily(accountId)
    const isRemoved =
      guardianId === accountId
        ? (await store.detachFounder(accountId)) !== undefined
        : await store.remove(accountId, guardianId)
    if (!isRemoved) throw new ApiError('not-found')
  })
}

/** In this order, so that the family has an owner at every moment. */
export async function transferOwnership(database: Database, { accountId, guardianId }: Member, ownerId: string) {
  await database.transaction(async (db) => {
    await guardianStore(db).lockFamily(accountId)
    await changeRole(db, { accountId, guardianId }, 'owner')
    await changeRole(db, { accountId, guardianId: ownerId }, 'guardian')
  })
}
