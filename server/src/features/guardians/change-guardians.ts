import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { ApiError } from '../../api-error.ts'
import { guardianStore } from './guardian-store.ts'
import type { GuardianDependencies } from './invite-guardian.ts'
import { prepareGuardianMails, type Actor, type Member } from './notify-of-guardian-change.ts'

/**
 * Whoever founded a family signs in with its row, and has no row as a guardian. When they get another role or leave, their
 * sign-in moves to an account of its own first, so the family stays with its other owners. A trigger refuses to leave a
 * family without an owner.
 */

type Dependencies = Pick<GuardianDependencies, 'database' | 'sendMailIn' | 'publicUrl'>

/** Runs one change at a time in each family. The mails about it are queued in the same transaction. */
function changeFamily(
  { database, sendMailIn, publicUrl }: Dependencies,
  member: Member,
  actor: Actor,
  change: (db: Queries, mails: Awaited<ReturnType<typeof prepareGuardianMails>>) => Promise<void>,
) {
  return database.transaction(async (db) => {
    await guardianStore(db).lockFamily(member.accountId)
    await change(db, await prepareGuardianMails(db, { sendMail: sendMailIn(db), publicUrl }, member, actor))
  })
}

export async function setGuardianRole(dependencies: Dependencies, member: Member, role: FamilyRole, actor: Actor) {
  await changeFamily(dependencies, member, actor, async (db, mails) => {
    await changeRole(db, member, role)
    await mails.roleChanged(role)
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

export async function removeGuardian(dependencies: Dependencies, member: Member, actor: Actor) {
  const { accountId, guardianId } = member
  await changeFamily(dependencies, member, actor, async (db, mails) => {
    const store = guardianStore(db)
    const isRemoved =
      guardianId === accountId
        ? (await store.detachFounder(accountId)) !== undefined
        : await store.remove(accountId, guardianId)
    if (!isRemoved) throw new ApiError('not-found')
    await mails.removed()
  })
}

/** This order lets the family have an owner at every moment. */
export async function transferOwnership(dependencies: Dependencies, member: Member, owner: Actor) {
  await changeFamily(dependencies, member, owner, async (db, mails) => {
    await changeRole(db, member, 'owner')
    await changeRole(db, { accountId: member.accountId, guardianId: owner.accountId }, 'guardian')
    await mails.roleChanged('owner')
  })
}
