import { randomUUID } from 'node:crypto'
import type { deletionReceipt } from '@pipit/contract/accounts/deletion-receipt'
import type { Database } from '@pipit/database/connect'
import type { z } from 'zod'
import type { FailureLog } from '../../../observability/logging/failure-log.ts'
import { renderMail, type MailRecipient } from '../../mails/render-mail.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { deleteFiles } from '../../transcripts/recordings/delete-files.ts'
import type { RecordingDependencies } from '../../transcripts/recordings/read-recording.ts'
import { receiptLines } from './receipt-lines.ts'

export type DeletionReceipt = z.infer<typeof deletionReceipt>

export interface ReceiptDependencies {
  database: Database
  files: Pick<RecordingDependencies['files'], 'remove'>
  sendMail: SendMail
  publicUrl: string
  log: FailureLog
}

interface Deletion extends Pick<DeletionReceipt, 'subject' | 'counts'> {
  /** The names of the recordings' files. */
  files: string[]
  /** Verified addresses. */
  receiptsTo: MailRecipient[]
}

/** Call this after the rows are deleted: it deletes the files, and mails the receipt. */
export async function completeDeletion(
  { database, files, sendMail, publicUrl, log }: ReceiptDependencies,
  { subject, counts, files: names, receiptsTo }: Deletion,
): Promise<DeletionReceipt> {
  const deleted = await deleteFiles(database, files, names)
  const receipt: DeletionReceipt = {
    id: randomUUID(),
    subject,
    deletedAt: new Date().toISOString(),
    counts,
    files: { deleted, pending: names.length - deleted },
  }
  for (const to of receiptsTo)
    await sendMail(renderReceiptMail(to, receipt, publicUrl)).catch((error: unknown) =>
      log.error('the receipt of a deletion could not be mailed', error, { feature: 'accounts' }),
    )
  return receipt
}

/** The mail names nobody, because it outlives what was deleted. */
function renderReceiptMail(to: MailRecipient, receipt: DeletionReceipt, publicUrl: string) {
  const isAccount = receipt.subject === 'account'
  return renderMail(to, (i18n) => ({
    subject: isAccount ? i18n.t('Your Pipit account is deleted') : i18n.t('A child is removed from Pipit'),
    text: [
      i18n.t('Deleted for good on {time}:', { time: formatTime(receipt.deletedAt, i18n.language) }),
      ...receiptLines(i18n, receipt).map((line) => `• ${line}`),
    ].join('\n'),
    button: isAccount ? i18n.t('Open Pipit') : i18n.t('Open your family'),
    link: isAccount ? publicUrl : `${publicUrl}/app`,
    footer: i18n.t('Receipt {id}. If you did not ask for this, answer to our support at once.', { id: receipt.id }),
  }))
}

/** A receipt is a record, so its time is in UTC, and names the zone. */
const formatTime = (time: string, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
