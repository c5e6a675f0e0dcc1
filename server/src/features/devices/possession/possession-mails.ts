import { formatReleaseCode } from '@pipit/contract/devices/possession-messages'
import type { I18n } from '../../../i18n/i18n.ts'
import type { Mail } from '../../mails/mail.ts'
import { renderMail, type MailRecipient } from '../../mails/render-mail.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'

interface DeviceMail {
  to: MailRecipient
  link: string
}

type OfDevice = DeviceMail & { name: string | null }

export function renderMovedAwayMail({ to, name, link }: OfDevice): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('A Pipit is no longer registered to you'),
    text: i18n.t(
      '{device} was registered to you by its label alone. Somebody else has now shown that they have this device in their hands, so we registered it to them. Your children’s conversations stay in your account, and the other family cannot see them.',
      { device: name === null ? i18n.t('Your Pipit') : nameInMail(name) },
    ),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('If the device is in your home and this is a surprise, please write to our support.'),
  }))
}

export function renderMovedHereMail({ to, link }: DeviceMail): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('Your Pipit is registered to you'),
    text: i18n.t(
      'Somebody had registered your Pipit by its label before you did. You have shown that it is in your hands, so it is yours now. Nothing that it was used for before is visible to you, and the earlier registration cannot see anything of yours.',
    ),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('If this was not you, please write to our support.'),
  }))
}

export function renderReleaseCodeMail({ to, name, releaseCode, link }: OfDevice & { releaseCode: string }): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('The release code of your Pipit'),
    text: [
      sayDeactivated(i18n, name),
      i18n.t(
        'Its release code is {code}. Give this code to the next owner together with the device. They need it, or the device itself at hand, to register it. You need it too if you want to register the device again.',
        { code: formatReleaseCode(releaseCode) },
      ),
    ].join(' '),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('The code works once. If you did not deactivate the device, please change your password now.'),
  }))
}

/** There is no code: the board speaks a new one for the next family. */
export function renderBoardRemovedMail({ to, name, link }: OfDevice): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('A Pipit was removed from your family'),
    text: [
      sayDeactivated(i18n, name),
      i18n.t('When the board starts, it speaks a new code, and whoever hears the code can add the board.'),
      i18n.t('Your children’s conversations stay in your account.'),
    ].join(' '),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('If you did not deactivate the device, please change your password now.'),
  }))
}

/** A board says of itself what it is, so the family should know. */
export function renderBoardReplacedMail({ to, name, link }: OfDevice): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('A board was added again'),
    text: i18n.t(
      'A board with the same MAC address as {device} was added to your family in its place, as happens when a board was erased. {device} keeps its conversations, and whatever used its former registration is signed out.',
      { device: name === null ? i18n.t('Your Pipit') : nameInMail(name) },
    ),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('If nobody in your family did this, deactivate the board in Pipit, and change your password.'),
  }))
}

const sayDeactivated = (i18n: I18n, name: string | null) =>
  name === null
    ? i18n.t('You have deactivated your Pipit.')
    : i18n.t('You have deactivated {device}.', { device: nameInMail(name) })

/** The mail has no code, because support decided that the device goes to somebody else. */
export function renderDeactivatedMail({ to, name, link }: OfDevice): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('A Pipit was removed from your family'),
    text: [
      name === null
        ? i18n.t('Our support has deactivated your Pipit.')
        : i18n.t('Our support has deactivated {device}.', { device: nameInMail(name) }),
      i18n.t('Your children’s conversations stay in your account.'),
    ].join(' '),
    button: i18n.t('Open Pipit'),
    link,
    footer: i18n.t('If you did not ask for this, please write to our support.'),
  }))
}
