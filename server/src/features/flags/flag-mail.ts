import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'

/** Says that there is something, never what: a mail may be read by others, and by the child. */
export function renderFlagMail({ to, child, link }: { to: string; child: string; link: string }): Mail {
  const name = child.length > 60 ? `${child.slice(0, 60)} …` : child
  return renderMail({
    to,
    subject: 'Please look at your child’s page in Pipit',
    text: `A conversation with ${name} has a safety note that you should read soon. We do not write it here; the page shows what it was and what you can do now.`,
    button: 'Open the page',
    link,
    footer: 'You can switch these mails off on your profile page in Pipit.',
  })
}
