import { randomUUID } from 'node:crypto'
import type { Queries } from '@pipit/database/connect'
import { sql } from '@pipit/database/sql'

export interface InvitationRow {
  id: string
  accountId: string
  email: string
  role: 'guardian' | 'viewer'
  invitedById: string | null
  invitedBy: string | null
  familyName: string
  /** The language of the adult who has invited. */
  language: string
  createdAt: Date
  expiresAt: Date
}

export interface NewInvitation {
  accountId: string
  email: string
  role: 'guardian' | 'viewer'
  invitedBy: string
}

const columns = sql`invitation.id, invitation.account_id as "accountId", invitation.email, invitation.role,
  invited_by as "invitedById", coalesce(inviter.name, inviter.email) as "invitedBy",
  coalesce(family.name, family.email) as "familyName", coalesce(inviter.language, family.language) as language,
  invitation.created_at as "createdAt", expires_at as "expiresAt"`

const joined = sql`join accounts family on family.id = invitation.account_id and not family.disabled
  left join accounts inviter on inviter.id = invited_by`

export function invitationStore(db: Queries) {
  return {
    list: (accountId: string) =>
      db.query(sql<InvitationRow>`
        select ${columns} from guardian_invitations invitation ${joined}
         where invitation.account_id = ${accountId} and expires_at > now() order by invitation.created_at, invitation.id`),

    async find(id: string) {
      const [found] = await db.query(sql<InvitationRow>`
        select ${columns} from guardian_invitations invitation ${joined}
         where invitation.id = ${id} and expires_at > now()`)
      return found
    },

    /** Replaces the older invitation of the address, whose link stops working. */
    async replace({ accountId, email, role, invitedBy }: NewInvitation) {
      const id = randomUUID()
      await db.execute(sql`delete from guardian_invitations where account_id = ${accountId} and email = ${email}`)
      await db.execute(sql`
        insert into guardian_invitations (id, account_id, email, role, invited_by, expires_at)
        values (${id}, ${accountId}, ${email}, ${role}, ${invitedBy}, now() + interval '3 days')`)
      return id
    },

    /** False if it was used, replaced or taken back before, or has expired: of two that run at once, one is first. */
    async take(id: string): Promise<boolean> {
      return (await db.execute(sql`delete from guardian_invitations where id = ${id} and expires_at > now()`)) === 1
    },

    async cancel(accountId: string, id: string): Promise<boolean> {
      return (
        (await db.execute(sql`delete from guardian_invitations where account_id = ${accountId} and id = ${id}`)) === 1
      )
    },
  }
}

export async function sweepInvitations(db: Queries) {
  await db.execute(sql`delete from guardian_invitations where expires_at <= now()`)
}
