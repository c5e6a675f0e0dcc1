import type { Queries } from '@pipit/database/connect'
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
 * Mails the parent about a flag of high severity, unless the parent has switched these mails off. Several flags within 15
 * minutes cause one mail, because the page that it links to shows all of them.
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
