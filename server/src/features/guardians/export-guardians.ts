import type { Queries } from '@pipit/database/connect'
import { toPage } from '../../http/id-pagination.ts'
import { familyChangeStore } from './family-change-store.ts'
import { guardianStore } from './guardian-store.ts'
import { invitationStore } from './invitation-store.ts'

// What is exported about the adults of a family, besides its founder.

export async function familyGuardians(db: Queries, accountId: string) {
  const adults = await guardianStore(db).list(accountId)
  return adults.filter((adult) => adult.accountId !== accountId)
}

export async function familyInvitations(db: Queries, accountId: string) {
  const rows = await invitationStore(db).list(accountId)
  return rows.map(({ id, email, role, invitedById, invitedBy, createdAt, expiresAt }) => ({
    id,
    email,
    role,
    invitedById,
    invitedBy,
    createdAt,
    expiresAt,
  }))
}

export async function familyChanges(
  db: Queries,
  accountId: string,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return toPage(await familyChangeStore(db).list(accountId, { before: cursor, limit }), limit)
}
