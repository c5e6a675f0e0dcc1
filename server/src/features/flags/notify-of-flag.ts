import type { Database, Queries } from '@pipit/database/connect'
import type { SendMail } from '../mails/send-mail.ts'
import type { MailLinks } from '../mails/mail-links.ts'
import { renderContactMail, renderFlagMail } from './flag-mail.ts'
import { familyPage } from '../guardians/family-page.ts'
import { flagStore, type FlagReference } from './flag-store.ts'

interface Dependencies {
  database: Pick<Database, 'transaction'>
  sendMailIn: (db: Queries) => SendMail
  contactLinks: Pick<MailLinks, 'linkOf'>
  publicUrl: string
}

/**
 * Mails the owners and guardians about a flag of high severity, unless they have switched these mails off, and the second
 * contact.
 * Several flags within 15 minutes cause one mail. The mails are the same for every category, so nobody can tell from them
 * whether a child has spoken about the reader.
 */
export function createFlagNotifier({ database, sendMailIn, contactLinks, publicUrl }: Dependencies) {
  return (flag: FlagReference) =>
    database.transaction(async (db) => {
      const sendMail = sendMailIn(db)
      const { child, adults = [], contact } = (await flagStore(db).findMailRecipients(flag)) ?? {}
      if (child === undefined) return
      for (const adult of adults) {
        const link = familyPage(publicUrl, adult, `/children/${flag.childId}`)
        await sendMail(renderFlagMail({ to: adult, child, link }))
      }
      if (contact) {
        const links = { link: `${publicUrl}/help`, stopLink: contactLinks.linkOf(contact.id) }
        await sendMail(renderContactMail({ to: contact, child, ...links }))
      }
    })
}
