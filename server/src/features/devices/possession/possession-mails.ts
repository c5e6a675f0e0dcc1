import { formatReleaseCode } from '@pipit/contract/devices/possession-messages'
import type { Mail } from '../../mails/mail.ts'
import { renderMail } from '../../mails/render-mail.ts'

interface MailAddress {
  to: string
  link: string
}

type OfDevice = MailAddress & { name: string | null }

export function renderMovedAwayMail({ to, name, link }: OfDevice): Mail {
  return renderMail({
    to,
    subject: 'A Pipit is no longer registered to you',
    text: `${shorten(name)} was registered to you by its label alone. Somebody else has now shown that they have this device in their hands, so we registered it to them. Your children’s conversations stay in your account, and the other family cannot see them.`,
    button: 'Open Pipit',
    link,
    footer: 'If the device is in your home and this is a surprise, please write to our support.',
  })
}

export function renderMovedHereMail({ to, link }: MailAddress): Mail {
  return renderMail({
    to,
    subject: 'Your Pipit is registered to you',
    text: 'Somebody had registered your Pipit by its label before you did. You have shown that it is in your hands, so it is yours now. Nothing that it was used for before is visible to you, and the earlier registration cannot see anything of yours.',
    button: 'Open Pipit',
    link,
    footer: 'If this was not you, please write to our support.',
  })
}

export function renderReleaseCodeMail({ to, name, releaseCode, link }: OfDevice & { releaseCode: string }): Mail {
  return renderMail({
    to,
    subject: 'The release code of your Pipit',
    text: `You have deactivated ${shorten(name)}. Its release code is ${formatReleaseCode(releaseCode)}. Give this code to the next owner together with the device. They need it, or the device itself at hand, to register it. You need it too if you want to register the device again.`,
    button: 'Open Pipit',
    link,
    footer: 'The code works once. If you did not deactivate the device, please change your password now.',
  })
}

/** Without the code: support decided that the device goes to somebody else. */
export function renderDeactivatedMail({ to, name, link }: OfDevice): Mail {
  return renderMail({
    to,
    subject: 'A Pipit was removed from your family',
    text: `Our support has deactivated ${shorten(name)}. Your children’s conversations stay in your account.`,
    button: 'Open Pipit',
    link,
    footer: 'If you did not ask for this, please write to our support.',
  })
}

function shorten(name: string | null) {
  if (name === null) return 'Your Pipit'
  return name.length > 60 ? `${name.slice(0, 60)} …` : name
}
