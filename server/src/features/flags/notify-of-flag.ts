import type { Queries } from '../../database/connect.ts'
import type { SendMail } from '../mails/send-mail.ts'
import { renderFlagMail } from './flag-mail.ts'
import { flagStore } from './flag-store.ts'

interface Dependencies {
  database: Queries
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
    const rows = await flagStore(database).findMailRecipients(childId, at)
    for (const { email, name } of rows) {
      await sendMail(renderFlagMail({ to: email, child: name, link: `${publicUrl}/app/children/${childId}` }))
    }
  }
}
