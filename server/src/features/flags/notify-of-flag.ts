import type { Database } from '../../database/connect.ts'
import type { SendMail } from '../mails/send-mail.ts'
import { renderFlagMail } from './flag-mail.ts'

interface Dependencies {
  database: Pick<Database, 'pool'>
  sendMail: SendMail
  publicUrl: string
}

interface SavedFlag {
  childId: string
  at: Date
  severity: 'low' | 'medium' | 'high'
}

/**
 * Writes to the parent as soon as something grave was kept, if the parent wants that. One letter for what is said within
 * a quarter of an hour: the page it leads to shows all of it.
 */
export function createFlagNotifier({ database, sendMail, publicUrl }: Dependencies) {
  return async function notifyOfFlag({ childId, at, severity }: SavedFlag) {
    if (severity !== 'high') return
    const { rows } = await database.pool.query<{ email: string; name: string }>(
      `select email, children.name from children join accounts on accounts.id = account_id
        where children.id = $1 and flag_mail and email_verified and not disabled and not exists (
          select from flags where child_id = $1 and severity = 'high' and at < $2 and at > $2::timestamptz - interval '15 minutes')`,
      [childId, at],
    )
    for (const { email, name } of rows) {
      await sendMail(renderFlagMail({ to: email, child: name, link: `${publicUrl}/app/children/${childId}` }))
    }
  }
}
