import type { I18n } from '../../../i18n/i18n.ts'
import type { Mail } from '../../mails/mail.ts'
import { renderMail, type MailRecipient } from '../../mails/render-mail.ts'
import { nameInMail } from '../../mails/name-in-mail.ts'

interface DeviceMail {
  to: MailRecipient
  name: string | null
  link: string
}

/** The name is the first word of a sentence. */
const nameOf = (i18n: I18n, name: string | null) => (name === null ? i18n.t('A device') : nameInMail(name))
const switchOff = (i18n: I18n) => i18n.t('You can switch these mails off in Pipit under “Notifications”.')

export function renderOfflineMail({ to, name, link }: DeviceMail): Mail {
  return renderMail(to, (i18n) => {
    const device = nameOf(i18n, name)
    return {
      subject: i18n.t('{device} has been offline for a day', { device }),
      text: i18n.t(
        '{device} has not been connected to Pipit for a day. Its battery may be empty, or it may not reach your wifi. While it is offline, your child cannot talk with it.',
        { device },
      ),
      button: i18n.t('Open the device'),
      link,
      footer: switchOff(i18n),
    }
  })
}

export function renderUpdateMail({ to, name, link }: DeviceMail): Mail {
  return renderMail(to, (i18n) => {
    const device = nameOf(i18n, name)
    return {
      subject: i18n.t('{device} has an update waiting', { device }),
      text: i18n.t(
        '{device} has had newer software waiting for a week, and it is not installed yet. Please leave the device switched on, charging and connected to your wifi for a while, so that it can install it.',
        { device },
      ),
      button: i18n.t('Open the device'),
      link,
      footer: switchOff(i18n),
    }
  })
}
