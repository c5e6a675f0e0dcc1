import type { Mail } from '../mails/mail.ts'
import { renderMail, type MailRecipient } from '../mails/render-mail.ts'
import { nameInMail } from '../mails/name-in-mail.ts'

interface ContactQuestion {
  to: MailRecipient
  contact: string
  /** The parent's name, or address. */
  family: string
  link: string
}

export function renderContactQuestion({ to, contact, family, link }: ContactQuestion): Mail {
  const values = { contact: nameInMail(contact), family: nameInMail(family) }
  return renderMail(to, (i18n) => ({
    subject: i18n.t('{family} would like you to be a second contact in Pipit', values),
    text: i18n.t(
      'Hello {contact}, Pipit is a companion that talks with children. {family} has named you as a person whom a child can count on. If you agree, we write to you when a grown-up should look in on a child of the family. These mails are rare, and never say what a child said.',
      values,
    ),
    button: i18n.t('Answer the question'),
    link,
    footer: i18n.t(
      'Without your answer you get no more mails about this. You can stop them at any time with the same link. If you do not know this family, please decline.',
    ),
  }))
}
