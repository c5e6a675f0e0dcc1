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
  const family = inviter === familyName ? 'their family' : `the family of ${shortenName(familyName)}`
  return renderMail({
    to,
    subject: `${name} invites you to their family in Pipit`,
    text: `Pipit is a companion that talks with children. ${name} would like you to join ${family} as a ${role}. ${rights[role]} You sign in with your own account and this address.`,
    button: 'Open the invitation',
    link,
    footer:
      'The link works once, for three days, and only for this address. You can decline there, or just ignore this mail: then nothing happens.',
  })
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
