import { randomUUID } from 'node:crypto'
import type { deletionReceipt } from '@pipit/contract/accounts/deletion-receipt'
import { receiptLines } from '@pipit/contract/accounts/deletion-wording'
import type { Database } from '@pipit/database/connect'
import type { z } from 'zod'
import type { FailureLog } from '../../../logging/failure-log.ts'
import { renderMail } from '../../mails/render-mail.ts'
import type { SendMail } from '../../mails/send-mail.ts'
import { deleteFiles } from '../../transcripts/recordings/delete-files.ts'
import type { RecordingDependencies } from '../../transcripts/recordings/read-recording.ts'

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
  receiptsTo: string[]
}

/** To be called after the rows are deleted: deletes the files, and mails the receipt. */
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
  for (const email of receiptsTo)
    await sendMail(renderReceiptMail(email, receipt, publicUrl)).catch((error: unknown) =>
      log.error('the receipt of a deletion could not be mailed', error, { feature: 'accounts' }),
    )
  return receipt
}

/** Without names: the mail outlives what was deleted. */
function renderReceiptMail(to: string, receipt: DeletionReceipt, publicUrl: string) {
  const lines = receiptLines(receipt).map((line) => `• ${line}`)
  const isAccount = receipt.subject === 'account'
  return renderMail({
    to,
    subject: isAccount ? 'Your Pipit account is deleted' : 'A child is removed from Pipit',
    text: [`Deleted for good on ${receipt.deletedAt}:`, ...lines].join('\n'),
    button: isAccount ? 'Open Pipit' : 'Open your family',
    link: isAccount ? publicUrl : `${publicUrl}/app`,
    footer: `Receipt ${receipt.id}. If you did not ask for this, answer to our support at once.`,
  })
}
