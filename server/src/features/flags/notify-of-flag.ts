import type { Queries } from '@pipit/database/connect'
import type { SendMail } from '../mails/send-mail.ts'
import type { MailLinks } from '../mails/mail-links.ts'
import { renderContactMail, renderFlagMail } from './flag-mail.ts'
import { familyPage } from '../guardians/family-page.ts'
import { flagStore } from './flag-store.ts'

interface Dependencies {
  database: Queries
  sendMail: SendMail
  contactLinks: Pick<MailLinks, 'linkOf'>
  publicUrl: string
}

interface SavedFlag {
  childId: string
  at: Date
  severity: 'low' | 'medium' | 'high'
}

/**
 * Mails the owners and guardians about a flag of high severity, unless they have switched these mails off, and the second
 * contact.
 * Several flags within 15 minutes cause one mail. The mails are the same for every category, so nobody can tell from them
 * whether a child has spoken about the reader.
 */
export function createFlagNotifier({ database, sendMail, contactLinks, publicUrl }: Dependencies) {
  return async function notifyOfFlag({ childId, at, severity }: SavedFlag) {
    if (severity !== 'high') return
    const { child, adults = [], contact } = (await flagStore(database).findMailRecipients(childId, at)) ?? {}
    if (child === undefined) return
    for (const adult of adults)
      await sendMail(
        renderFlagMail({ to: adult.email, child, link: familyPage(publicUrl, adult, `/children/${childId}`) }),
      )
    if (contact)
      await sendMail(
        renderContactMail({
          to: contact.email,
          child,
          link: `${publicUrl}/help`,
          stopLink: contactLinks.linkOf(contact.id),
        }),
      )
  }
}
