import type { Database, Queries } from '@pipit/database/connect'
import { findAccount } from '../../accounts/find-account.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { renderMovedAwayMail, renderMovedHereMail } from './possession-mails.ts'

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
  const [former, next] = await Promise.all([findAccount(database, from), findAccount(database, to)])
  const link = `${publicUrl}/app`
  const sendMail = sendMailIn(db)
  if (former) await sendMail(renderMovedAwayMail({ to: former.email, name: formerName, link }))
  if (next) await sendMail(renderMovedHereMail({ to: next.email, link }))
}
