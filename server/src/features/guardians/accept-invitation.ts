import type { Database } from '@pipit/database/connect'
import { ApiError, orNotFound } from '../../api-error.ts'
import type { MailLinks } from '../mails/mail-links.ts'
import { guardianStore } from './guardian-store.ts'
import { invitationStore } from './invitation-store.ts'
import type { GuardianDependencies } from './invite-guardian.ts'
import { tellOwnersOfArrival } from './notify-of-guardian-change.ts'

interface Dependencies {
  database: Database
  links: MailLinks
}

/** An invitation that was used, replaced or taken back, one that has expired, and a made-up token look the same. */
export async function findInvitation({ database, links }: Dependencies, token: string) {
  const id = links.readToken(token)
  const found = id === null ? undefined : await invitationStore(database).find(id)
  if (!found) throw new ApiError('invitation-expired')
  return found
}

/** Returns the family that the person has joined. Its owners are told by mail. */
export async function acceptInvitation(
  dependencies: GuardianDependencies,
  token: string,
  personId: string,
): Promise<string> {
  const { id, accountId, email, role, invitedById, familyName } = await findInvitation(dependencies, token)
  const person = orNotFound(await guardianStore(dependencies.database).findPerson(personId))
  if (!person.emailVerified || person.email.toLowerCase() !== email) throw new ApiError('invitation-for-other-address')
  await dependencies.database.transaction(async (db) => {
    if (!(await invitationStore(db).take(id))) throw new ApiError('invitation-expired')
    // The founder may have taken over the invited address since.
    if (personId === accountId) return
    const joined = { accountId, guardianId: personId, role, invitedBy: invitedById }
    if (!(await guardianStore(db).add(joined))) return
    const mails = { sendMail: dependencies.sendMailIn(db), publicUrl: dependencies.publicUrl }
    const family = { accountId, name: familyName, exceptId: personId }
    await tellOwnersOfArrival(db, mails, family, { person: person.name, role })
  })
  return accountId
}

export async function declineInvitation(dependencies: Dependencies, token: string): Promise<string> {
  const { id, accountId } = await findInvitation(dependencies, token)
  if (!(await invitationStore(dependencies.database).take(id))) throw new ApiError('invitation-expired')
  return accountId
}
