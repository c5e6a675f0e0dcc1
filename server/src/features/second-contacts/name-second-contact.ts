import type { Database } from '@pipit/database/connect'
import { ApiError, orNotFound } from '../../api-error.ts'
import type { SendMail } from '../mails/send-mail.ts'
import type { MailLinks } from '../mails/mail-links.ts'
import { renderContactQuestion } from './contact-mails.ts'
import { secondContactStore } from './second-contact-store.ts'

export interface ContactDependencies {
  database: Database
  links: MailLinks
  sendMailIn: (db: Parameters<typeof secondContactStore>[0]) => SendMail
  limits: { isAllowed: (mail: { to: string; address: string }) => Promise<boolean> }
}

interface NamedContact {
  name: string
  email: string
}

/** Replaces an earlier contact. The person has to agree before anything else is mailed. */
export async function nameSecondContact(
  { database, links, sendMailIn, limits }: ContactDependencies,
  accountId: string,
  contact: NamedContact,
  clientNetwork: string,
) {
  const family = orNotFound(await secondContactStore(database).findFamily(accountId))
  if (await secondContactStore(database).isOfFamily(accountId, contact.email))
    throw new ApiError('invalid-request', [
      {
        field: 'body.email',
        message: /*i18n*/ 'This is your own address, or that of another adult of the family. Name somebody else.',
      },
    ])
  if (!(await limits.isAllowed({ to: contact.email, address: clientNetwork }))) throw new ApiError('too-many-requests')
  await database.transaction(async (transaction) => {
    const store = secondContactStore(transaction)
    await store.remove(accountId)
    const id = await store.add(accountId, contact)
    await sendMailIn(transaction)(
      renderContactQuestion({
        to: { email: contact.email, language: family.language },
        contact: contact.name,
        family: family.name ?? family.email,
        link: links.linkOf(id),
      }),
    )
  })
}
