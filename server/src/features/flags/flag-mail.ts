import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'
import { shortenName } from '../mails/shorten-name.ts'

/** Never says what happened, because others, and the child, may read the mail. */
export function renderFlagMail({ to, child, link }: { to: string; child: string; link: string }): Mail {
  return renderMail({
    to,
    subject: 'Please look at your child’s page in Pipit',
    text: `There is a new safety note about a conversation with ${shortenName(child)}. Please read it soon. To protect your child’s privacy it is not in this mail. The page shows what happened and what you can do.`,
    button: 'Open the page',
    link,
    footer: 'You can switch these mails off on your profile page in Pipit.',
  })
}
