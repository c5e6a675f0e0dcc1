import type { Queries } from '../../../database/connect.ts'
import type { BulkJobHandler } from '../../jobs/bulk-job.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { waitListStore } from '../wait-list-store.ts'
import { renderMail } from '../../mails/render-mail.ts'

/** Sends with the transaction that remembers it, so that nobody is invited twice or forgotten. */
type SendWith = (db: Queries) => SendMail

export function createInvitationHandler(sendWith: SendWith, publicUrl: string): BulkJobHandler {
  return {
    batchSize: 100,
    async perform({ ids, db }) {
      const rows = await waitListStore(db).markInvited(ids)
      const sendMail = sendWith(db)
      for (const { email } of rows) await sendMail(invitation(email, publicUrl))
      const invited = new Set(rows.map(({ id }) => id))
      return new Map(ids.filter((id) => !invited.has(id)).map((id) => [id, 'This address is no longer on the list.']))
    },
  }
}

function invitation(to: string, publicUrl: string) {
  return renderMail({
    to,
    subject: 'Your place at Pipit is ready',
    text: 'Thank you for waiting. You can make your account now.',
    button: 'Create my account',
    link: `${publicUrl}/sign-up`,
    footer: 'If you no longer want one, ignore this mail; nothing happens.',
  })
}
