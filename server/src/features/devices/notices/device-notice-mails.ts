import type { Mail } from '../../mails/mail.ts'
import { renderMail } from '../../mails/render-mail.ts'
import { shortenName } from '../../mails/shorten-name.ts'

interface DeviceMail {
  to: string
  name: string | null
  link: string
}

const footer = 'You can switch these mails off on your profile page in Pipit.'
const nameOf = (name: string | null) => (name === null ? 'A device' : shortenName(name))

export function renderOfflineMail({ to, name, link }: DeviceMail): Mail {
  return renderMail({
    to,
    subject: `${nameOf(name)} has been offline for a day`,
    text: `${nameOf(name)} has not been connected to Pipit for a day. Its battery may be empty, or it may not reach your wifi. While it is offline, your child cannot talk with it.`,
    button: 'Open the device',
    link,
    footer,
  })
}

export function renderUpdateMail({ to, name, link }: DeviceMail): Mail {
  return renderMail({
    to,
    subject: `${nameOf(name)} has an update waiting`,
    text: `There has been newer software for ${name === null ? 'a device' : shortenName(name)} for a week, and it is not installed yet. Please leave the device switched on, charging and connected to your wifi for a while, so that it can install it.`,
    button: 'Open the device',
    link,
    footer,
  })
}
