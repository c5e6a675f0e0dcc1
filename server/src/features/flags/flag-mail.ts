import type { Mail } from '../mails/mail.ts'
import { renderMail } from '../mails/render-mail.ts'

/** Never says what happened, because others, and the child, may read the mail. */
export function renderFlagMail({ to, child, link }: { to: string; child: string; link: string }): Mail {
  const name = child.length > 60 ? `${child.slice(0, 60)} …` : child
  return renderMail({
    to,
    subject: 'Please look at your child’s page in Pipit',
    text: `There is a new safety note about a conversation with ${name}. Please read it soon. To protect your child’s privacy it is not in this mail. The page shows what happened and what you can do.`,
    button: 'Open the page',
    link,
    footer: 'You can switch these mails off on your profile page in Pipit.',
  })
}
