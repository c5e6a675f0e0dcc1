import type { Database, Queries } from '@pipit/database/connect'
import { ApiError, orNotFound } from '../../api-error.ts'
import type { MailLinks } from '../mails/mail-links.ts'
import type { SendMail } from '../mails/send-mail.ts'
import { renderInvitation } from './guardian-mails.ts'
import { guardianStore } from './guardian-store.ts'
import { invitationStore, type InvitationRow, type NewInvitation } from './invitation-store.ts'

export interface GuardianDependencies {
  database: Database
  links: MailLinks
  sendMailIn: (db: Queries) => SendMail
  publicUrl: string
  limits: { isAllowed: (mail: { to: string; address: string }) => Promise<boolean> }
}

/** Mails the link. Inviting an address again replaces its older invitation, also with another role. */
export async function inviteGuardian(
  { database, links, sendMailIn, limits }: GuardianDependencies,
  invited: NewInvitation,
  clientNetwork: string,
): Promise<InvitationRow> {
  const { accountId, email, role } = invited
  const members = await guardianStore(database).list(accountId)
  if (members.some((member) => member.email.toLowerCase() === email)) throw new ApiError('already-guardian')
  if (!(await limits.isAllowed({ to: email, address: clientNetwork }))) throw new ApiError('too-many-requests')
  return database.transaction(async (db) => {
    await guardianStore(db).lockFamily(accountId)
    const store = invitationStore(db)
    const invitation = orNotFound(await store.find(await store.replace(invited)))
    const { familyName, invitedBy, language } = invitation
    const link = links.linkOf(invitation.id)
    const inviter = invitedBy ?? familyName
    await sendMailIn(db)(renderInvitation({ to: { email, language }, inviter, familyName, role, link }))
    return invitation
  })
}
