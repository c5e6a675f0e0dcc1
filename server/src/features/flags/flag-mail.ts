import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'
import { shortenName } from '../mails/shorten-name.ts'

/** Never says what happened, and is the same for everything: the child, or a person concerned, may read the mail. */
export function renderFlagMail({ to, child, link }: { to: string; child: string; link: string }): Mail {
  return renderMail({
    to,
    subject: 'Please look at your child’s page in Pipit',
    text: `There is a new note about a conversation with ${shortenName(child)}. Please read it soon. To protect your child’s privacy it is not in this mail. The page shows what you can do.`,
    button: 'Open the page',
    link,
    footer: 'You can switch these mails off on your profile page in Pipit.',
  })
}

interface ContactMail {
  to: string
  child: string
  link: string
  stopLink: string
}

/** The second contact cannot open the child's page, so the mail says what to do. */
export function renderContactMail({ to, child, link, stopLink }: ContactMail): Mail {
  const name = shortenName(child)
  return renderMail({
    to,
    subject: 'Please look in on a child who counts on you',
    text: `Please get in touch with ${name} soon, calmly, and without others listening if you can. To protect ${name} we do not say here what the reason is, and it may turn out to be small. The page says how to listen, and where you get advice.`,
    button: 'How you can help',
    link,
    footer: `You get this mail because you agreed to be a second contact of the family. If you no longer want that: ${stopLink}`,
  })
}
