import type { Database, Queries } from '@pipit/database/connect'
import { familyPage } from '../../guardians/family-page.ts'
import { listMailRecipients } from '../../guardians/guardian-queries.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { renderBoardReplacedMail, renderMovedAwayMail, renderMovedHereMail } from './possession-mails.ts'

export interface NotificationDependencies {
  database: Database
  sendMailIn: (db: Queries) => SendMail
  publicUrl: string
}

interface Move {
  from: string
  to: string
  /** What the former family called the device; the new family does not learn it. */
  formerName: string | null
}

/** Queues a mail to both families within the transaction that moves the device. Neither learns who the other one is. */
export async function notifyOfMove(
  { database, sendMailIn, publicUrl }: NotificationDependencies,
  db: Queries,
  { from, to, formerName }: Move,
) {
  const [former, next] = await Promise.all([listMailRecipients(database, from), listMailRecipients(database, to)])
  const sendMail = sendMailIn(db)
  for (const adult of former)
    await sendMail(renderMovedAwayMail({ to: adult, name: formerName, link: familyPage(publicUrl, adult) }))
  for (const adult of next) await sendMail(renderMovedHereMail({ to: adult, link: familyPage(publicUrl, adult) }))
}

/** The same for a board that takes the place of another one of its family. */
export async function notifyOfReplacement(
  { database, sendMailIn, publicUrl }: NotificationDependencies,
  db: Queries,
  { accountId, formerName }: { accountId: string; formerName: string | null },
) {
  const sendMail = sendMailIn(db)
  for (const adult of await listMailRecipients(database, accountId))
    await sendMail(renderBoardReplacedMail({ to: adult, name: formerName, link: familyPage(publicUrl, adult) }))
}
