import type { Queries } from '@pipit/database/connect'
import type { BulkJobHandler } from '../../jobs/bulk-job.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { waitListStore } from '../wait-list-store.ts'
import { renderMail, type MailRecipient } from '../../mails/render-mail.ts'

/** Queues mail in the transaction that marks the entries as invited, so that nobody is invited twice or missed. */
type SendMailIn = (db: Queries) => SendMail

export function createInvitationHandler(sendMailIn: SendMailIn, publicUrl: string): BulkJobHandler {
  return {
    batchSize: 100,
    async perform({ ids, db }) {
      const rows = await waitListStore(db).markInvited(ids)
      const sendMail = sendMailIn(db)
      for (const { email, language } of rows) await sendMail(renderInvitation({ email, language }, publicUrl))
      const invited = new Set(rows.map(({ id }) => id))
      return new Map(
        ids.filter((id) => !invited.has(id)).map((id) => [id, /*i18n*/ 'This address is no longer on the wait list.']),
      )
    },
  }
}

function renderInvitation(to: MailRecipient, publicUrl: string) {
  return renderMail(to, (i18n) => ({
    subject: i18n.t('Your place at Pipit is ready'),
    text: i18n.t('Thank you for waiting. You can create your account now.'),
    button: i18n.t('Create my account'),
    link: `${publicUrl}/sign-up`,
    footer: i18n.t('If you have changed your mind, you can ignore this mail.'),
  }))
}
