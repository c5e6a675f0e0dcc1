import type { Mail } from '../mails/mail.ts'
import { renderMail, type MailRecipient } from '../mails/render-mail.ts'
import { nameInMail } from '../mails/name-in-mail.ts'

/** Never says what happened, and is the same for everything: the child, or a person concerned, may read the mail. */
export function renderFlagMail({ to, child, link }: { to: MailRecipient; child: string; link: string }): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('Please look at your child’s page in Pipit'),
    text: i18n.t(
      'There is a new note about a conversation with {name}. Please read it soon. To protect your child’s privacy it is not in this mail. The page shows what you can do.',
      { name: nameInMail(child) },
    ),
    button: i18n.t('Open the page'),
    link,
    footer: i18n.t('You can switch these mails off in Pipit under “Notifications”.'),
  }))
}

interface ContactMail {
  to: MailRecipient
  child: string
  link: string
  stopLink: string
}

/** The second contact cannot open the child's page, so the mail says what to do. */
export function renderContactMail({ to, child, link, stopLink }: ContactMail): Mail {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('Please look in on a child who counts on you'),
    text: i18n.t(
      'Please get in touch with {name} soon, calmly, and without others listening if you can. To protect {name} we do not say here what the reason is, and it may turn out to be small. The page says how to listen, and where you get advice.',
      { name: nameInMail(child) },
    ),
    button: i18n.t('How you can help'),
    link,
    footer: i18n.t(
      'You get this mail because you agreed to be a second contact of the family. If you no longer want that: {stopLink}',
      { stopLink },
    ),
  }))
}
