import type { FamilyRole } from '@pipit/contract/api/access'
import type { I18n } from '../../i18n/i18n.ts'
import type { Mail } from '../mails/mail.ts'
import { renderMail, type MailRecipient } from '../mails/render-mail.ts'
import { nameInMail } from '../mails/name-in-mail.ts'

interface Invitation {
  to: MailRecipient
  inviter: string
  familyName: string
  role: 'guardian' | 'viewer'
  link: string
}

/** Names no child: somebody may have mistyped the address. */
export function renderInvitation({ to, inviter, familyName, role, link }: Invitation): Mail {
  const values = { name: nameInMail(inviter), role, ...familyOf(familyName, inviter) }
  return renderMail(to, (i18n) => ({
    subject: i18n.t(
      '{whose, select, own {{name} invites you to their family in Pipit} other {{name} invites you to the family of {family} in Pipit}}',
      values,
    ),
    text: [
      i18n.t('Pipit is a companion that talks with children.'),
      role === 'viewer'
        ? i18n.t(
            '{whose, select, own {{name} would like you to join their family as a viewer.} other {{name} would like you to join the family of {family} as a viewer.}} You could see everything of the family there, without changing anything.',
            values,
          )
        : i18n.t(
            '{whose, select, own {{name} would like you to join their family as a guardian.} other {{name} would like you to join the family of {family} as a guardian.}} You could see everything of the family there and change it, such as children, devices and settings.',
            values,
          ),
      i18n.t('You sign in with your own account and this address.'),
    ].join(' '),
    button: i18n.t('Open the invitation'),
    link,
    footer: i18n.t(
      'The link works once, for three days, and only for this address. You can decline there, or just ignore this mail: then nothing happens.',
    ),
  }))
}

interface ToGuardian {
  to: MailRecipient
  /** Who did it; null: our support. */
  actor: string | null
  familyName: string
  link: string
}

const newRoles: Record<FamilyRole, (i18n: I18n) => { subject: string; rights: string }> = {
  owner: (i18n) => ({
    subject: i18n.t('You are an owner of a family in Pipit now'),
    rights: i18n.t(
      'You can see and change everything there, invite and remove other adults, download all data and delete the family.',
    ),
  }),
  guardian: (i18n) => ({
    subject: i18n.t('You are a guardian of a family in Pipit now'),
    rights: i18n.t('You can see everything there and change it, such as children, devices and settings.'),
  }),
  viewer: (i18n) => ({
    subject: i18n.t('You are a viewer of a family in Pipit now'),
    rights: i18n.t('You can see everything there, without changing anything.'),
  }),
}

export function renderRoleChangedMail({ to, actor, familyName, role, link }: ToGuardian & { role: FamilyRole }): Mail {
  return renderMail(to, (i18n) => {
    const { subject, rights } = newRoles[role](i18n)
    const values = { role, actor: actorName(i18n, actor), ...familyOf(familyName, actor) }
    const change = i18n.t(
      '{role, select, owner {{whose, select, own {{actor} has made you an owner of their family.} other {{actor} has made you an owner of the family of {family}.}}} viewer {{whose, select, own {{actor} has made you a viewer of their family.} other {{actor} has made you a viewer of the family of {family}.}}} other {{whose, select, own {{actor} has made you a guardian of their family.} other {{actor} has made you a guardian of the family of {family}.}}}}',
      values,
    )
    return {
      subject,
      text: `${change} ${rights}`,
      button: i18n.t('Open the family'),
      link,
      footer: i18n.t('If this is a surprise, please talk to the owners of the family.'),
    }
  })
}

export function renderRemovedMail({ to, actor, familyName, link }: ToGuardian): Mail {
  return renderMail(to, (i18n) => {
    const values = { actor: actorName(i18n, actor), ...familyOf(familyName, actor) }
    return {
      subject: i18n.t('You no longer belong to a family in Pipit'),
      text: i18n.t(
        '{whose, select, own {{actor} has removed you from their family, so you no longer see it in Pipit.} other {{actor} has removed you from the family of {family}, so you no longer see it in Pipit.}} Your own account stays as it is.',
        values,
      ),
      button: i18n.t('Open Pipit'),
      link,
      footer: i18n.t(
        'If you think that this is a mistake, please talk to the owners of the family. They can invite you again.',
      ),
    }
  })
}

interface ToOwner {
  to: MailRecipient
  /** Who has come or gone. */
  person: string
  familyName: string
  link: string
}

export function renderJoinedMail({ to, person, familyName, role, link }: ToOwner & { role: FamilyRole }): Mail {
  const name = nameInMail(person)
  return renderMail(to, (i18n) => ({
    subject: i18n.t('{name} has joined your family in Pipit', { name }),
    text: i18n.t(
      '{role, select, owner {{name} has accepted the invitation and is now an owner of the family of {family}.} viewer {{name} has accepted the invitation and is now a viewer of the family of {family}.} other {{name} has accepted the invitation and is now a guardian of the family of {family}.}}',
      { name, role, family: nameInMail(familyName) },
    ),
    button: i18n.t('See who belongs to the family'),
    link,
    footer: i18n.t('If this is a surprise, remove them on that page. It takes effect at once.'),
  }))
}

/** How somebody has left a family: by themselves, because somebody removed them, or because their account was deleted. */
export type Departure = 'left' | 'account-deleted' | { removedBy: string | null }

export function renderDepartedMail({
  to,
  person,
  familyName,
  departure,
  link,
}: ToOwner & { departure: Departure }): Mail {
  const name = nameInMail(person)
  return renderMail(to, (i18n) => ({
    subject: i18n.t('{name} no longer belongs to your family in Pipit', { name }),
    text: [
      describeDeparture(i18n, departure, { name, family: nameInMail(familyName) }),
      i18n.t('They no longer see anything of it. What they changed stays.'),
    ].join(' '),
    button: i18n.t('See who belongs to the family'),
    link,
    footer: i18n.t('An owner can invite them again.'),
  }))
}

function describeDeparture(i18n: I18n, departure: Departure, values: { name: string; family: string }) {
  if (departure === 'left') return i18n.t('{name} has left the family of {family}.', values)
  if (departure === 'account-deleted')
    return i18n.t('The account of {name} is deleted, who belonged to the family of {family}.', values)
  const { name, family } = values
  const actor = actorName(i18n, departure.removedBy)
  return i18n.t('{actor} has removed {name} from the family of {family}.', { actor, name, family })
}

const actorName = (i18n: I18n, actor: string | null) => (actor === null ? i18n.t('Pipit support') : nameInMail(actor))

/** A family is called by its founder or first owner. `own`: it is called by the person whom the sentence is about. */
function familyOf(familyName: string, person: string | null) {
  return { family: nameInMail(familyName), whose: person === familyName ? 'own' : 'other' }
}

/** The other adults of a family that an owner has deleted get this. */
export function renderFamilyDeletedMail({
  to,
  familyName,
  link,
}: {
  to: MailRecipient
  familyName: string
  link: string
}) {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('A family that you belonged to is deleted in Pipit'),
    text: i18n.t(
      'An owner of the family of {family} has deleted it, with everything that was stored about it. Your own account stays as it is.',
      { family: nameInMail(familyName) },
    ),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('If you think that this is a mistake, please talk to the owner.'),
  }))
}
