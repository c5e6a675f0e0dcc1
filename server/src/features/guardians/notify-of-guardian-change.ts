import type { FamilyRole } from '@pipit/contract/api/access'
import type { Queries } from '@pipit/database/connect'
import { orNotFound } from '../../api-error.ts'
import type { Mail } from '../mails/mail.ts'
import type { MailRecipient } from '../mails/render-mail.ts'
import type { SendMail } from '../mails/send-mail.ts'
import { familyPage } from './family-page.ts'
import { renderDepartedMail, renderJoinedMail, renderRemovedMail, renderRoleChangedMail } from './guardian-mails.ts'
import type { Departure } from './guardian-mails.ts'
import { guardianStore } from './guardian-store.ts'

/** Mails tell people what others did to them, and owners who has come or gone. Whoever did it gets none. */

export interface MailDependencies {
  sendMail: SendMail
  publicUrl: string
}

export interface Member {
  /** The family. */
  accountId: string
  guardianId: string
}

export interface Actor {
  accountId: string
  isSuperadmin: boolean
}

/** Call this before the change, which may give the family another name. */
export async function prepareGuardianMails(
  db: Queries,
  { sendMail, publicUrl }: MailDependencies,
  { accountId, guardianId }: Member,
  actor: Actor,
) {
  const store = guardianStore(db)
  const guardian = orNotFound(await store.findMember(accountId, guardianId))
  const familyName = orNotFound(await store.findPerson(accountId)).name
  const actorName = actor.isSuperadmin ? null : orNotFound(await store.findPerson(actor.accountId)).name
  const isOwnChange = actor.accountId === guardianId
  const getsMail = !isOwnChange && guardian.emailVerified
  const mail = { to: guardian, actor: actorName, familyName }
  return {
    async roleChanged(role: FamilyRole) {
      if (!getsMail || role === guardian.role) return
      // The founder has an account of their own by now, so /app would be the wrong page for them, too.
      await sendMail(renderRoleChangedMail({ ...mail, role, link: `${publicUrl}/families/${accountId}` }))
    },
    async removed() {
      if (getsMail) await sendMail(renderRemovedMail({ ...mail, link: publicUrl }))
      const family = { accountId, name: familyName, exceptId: actor.accountId }
      const departure = isOwnChange ? 'left' : { removedBy: actorName }
      await tellOwnersOfDeparture(db, { sendMail, publicUrl }, family, { person: guardian.name, departure })
    },
  }
}

interface Family {
  accountId: string
  name: string
  /** Who did it. */
  exceptId: string
}

export async function tellOwnersOfDeparture(
  db: Queries,
  dependencies: MailDependencies,
  family: Family,
  departed: { person: string; departure: Departure },
) {
  await writeToOwners(db, dependencies, family, (owner) =>
    renderDepartedMail({ ...owner, ...departed, familyName: family.name }),
  )
}

export async function tellOwnersOfArrival(
  db: Queries,
  dependencies: MailDependencies,
  family: Family,
  arrived: { person: string; role: FamilyRole },
) {
  await writeToOwners(db, dependencies, family, (owner) =>
    renderJoinedMail({ ...owner, ...arrived, familyName: family.name }),
  )
}

async function writeToOwners(
  db: Queries,
  { sendMail, publicUrl }: MailDependencies,
  { accountId, exceptId }: Family,
  render: (owner: { to: MailRecipient; link: string }) => Mail,
) {
  for (const { personId, ...to } of await guardianStore(db).listOwners(accountId)) {
    if (personId === exceptId) continue
    await sendMail(render({ to, link: familyPage(publicUrl, { accountId, personId }, '/guardians') }))
  }
}
