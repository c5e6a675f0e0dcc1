import type { FamilyRole } from '@pipit/contract/api/access'
import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'
import { shortenName } from '../mails/shorten-name.ts'

interface Invitation {
  to: string
  inviter: string
  familyName: string
  role: 'guardian' | 'viewer'
  link: string
}

const rights = {
  guardian: 'You could see everything of the family there and change it, such as children, devices and settings.',
  viewer: 'You could see everything of the family there, without changing anything.',
}

/** Names no child: somebody may have mistyped the address. */
export function renderInvitation({ to, inviter, familyName, role, link }: Invitation): Mail {
  const name = shortenName(inviter)
  const family = familyOf(familyName, inviter)
  return renderMail({
    to,
    subject: `${name} invites you to ${family} in Pipit`,
    text: `Pipit is a companion that talks with children. ${name} would like you to join ${family} as a ${role}. ${rights[role]} You sign in with your own account and this address.`,
    button: 'Open the invitation',
    link,
    footer:
      'The link works once, for three days, and only for this address. You can decline there, or just ignore this mail: then nothing happens.',
  })
}

interface ToGuardian {
  to: string
  /** Who did it. */
  actor: string
  familyName: string
  link: string
}

const roles = {
  owner: {
    name: 'an owner',
    rights:
      'You can see and change everything there, invite and remove other adults, download all data and delete the family.',
  },
  guardian: {
    name: 'a guardian',
    rights: 'You can see everything there and change it, such as children, devices and settings.',
  },
  viewer: { name: 'a viewer', rights: 'You can see everything there, without changing anything.' },
}

export function renderRoleChangedMail({ to, actor, familyName, role, link }: ToGuardian & { role: FamilyRole }): Mail {
  const { name, rights: roleRights } = roles[role]
  return renderMail({
    to,
    subject: `You are ${name} of a family in Pipit now`,
    text: `${shortenName(actor)} has made you ${name} of ${familyOf(familyName, actor)}. ${roleRights}`,
    button: 'Open the family',
    link,
    footer: 'If this is a surprise, please talk to the owners of the family.',
  })
}

export function renderRemovedMail({ to, actor, familyName, link }: ToGuardian): Mail {
  return renderMail({
    to,
    subject: 'You no longer belong to a family in Pipit',
    text: `${shortenName(actor)} has removed you from ${familyOf(familyName, actor)}, so you no longer see it in Pipit. Your own account stays as it is.`,
    button: 'Open Pipit',
    link,
    footer: 'If you think that this is a mistake, please talk to the owners of the family. They can invite you again.',
  })
}

interface ToOwner {
  to: string
  /** Who has come or gone. */
  person: string
  familyName: string
  link: string
}

export function renderJoinedMail({ to, person, familyName, role, link }: ToOwner & { role: FamilyRole }): Mail {
  const name = shortenName(person)
  return renderMail({
    to,
    subject: `${name} has joined your family in Pipit`,
    text: `${name} has accepted the invitation and is now ${roles[role].name} of ${familyOf(familyName)}.`,
    button: 'See who belongs to the family',
    link,
    footer: 'If this is a surprise, remove them on that page. It takes effect at once.',
  })
}

/** How somebody has left a family: by themselves, because somebody removed them, or because their account was deleted. */
export type Departure = 'left' | 'account-deleted' | { removedBy: string }

export function renderDepartedMail({
  to,
  person,
  familyName,
  departure,
  link,
}: ToOwner & { departure: Departure }): Mail {
  const name = shortenName(person)
  return renderMail({
    to,
    subject: `${name} no longer belongs to your family in Pipit`,
    text: `${describeDeparture(departure, name, familyOf(familyName))} They no longer see anything of it. What they changed stays.`,
    button: 'See who belongs to the family',
    link,
    footer: 'An owner can invite them again.',
  })
}

function describeDeparture(departure: Departure, name: string, family: string) {
  if (departure === 'left') return `${name} has left ${family}.`
  if (departure === 'account-deleted') return `The account of ${name} is deleted, who belonged to ${family}.`
  return `${shortenName(departure.removedBy)} has removed ${name} from ${family}.`
}

/** A family is called by its founder or first owner. */
function familyOf(familyName: string, actor?: string) {
  return actor === familyName ? 'their family' : `the family of ${shortenName(familyName)}`
}

/** To the other adults of a family that an owner has deleted. */
export function renderFamilyDeletedMail({ to, familyName, link }: { to: string; familyName: string; link: string }) {
  return renderMail({
    to,
    subject: 'A family that you belonged to is deleted in Pipit',
    text: `An owner of the family of ${shortenName(familyName)} has deleted it, with everything that was stored about it. Your own account stays as it is.`,
    button: 'Open Pipit',
    link,
    footer: 'If you think that this is a mistake, please talk to the owner.',
  })
}
